import { SCENARIOS, type ScenarioId } from '@/lib/playground/scenarios';
import { LiveBox } from './live-box';
import styles from './preview.module.css';

/**
 * A scenario that readers can run. Until they press Run, the page carries this drawing and nothing
 * else of it; the box keeps its size, so nothing moves.
 */
export function Playground({ scenario, all = false }: { scenario: ScenarioId; all?: boolean }) {
  const { title, summary, containers } = SCENARIOS[scenario];
  return (
    <section
      className={styles.box}
      aria-label={title}
      data-part="playground"
      data-playground={scenario}
    >
      <LiveBox scenario={scenario} all={all}>
        <div className={styles.drawing} aria-hidden="true">
          {containers.map((id) => (
            <i key={id} />
          ))}
        </div>
        <strong>{title}</strong> <span>{summary}</span>
      </LiveBox>
    </section>
  );
}
