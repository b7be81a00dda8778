import { SCENARIOS, type ScenarioId } from '@/lib/playground/scenarios';
import type { PageContext } from '../site/page-context';
import styles from './preview.module.css';

/**
 * A scenario that readers can run. Until they press Run, the page carries this drawing and nothing
 * else of it; the box keeps its size, so nothing moves. `startPlaygrounds` answers the button.
 */
export function Playground({
  context,
  scenario,
  all = false,
}: {
  context: PageContext;
  scenario: ScenarioId;
  all?: boolean;
}) {
  const { title, summary, containers } = SCENARIOS[scenario];
  const { playground } = context.labels;
  return (
    <section
      className={styles.box}
      aria-label={title}
      data-part="playground"
      data-playground={scenario}
      data-all={all || undefined}
    >
      <div className={styles.preview}>
        <div className={styles.drawing} aria-hidden="true">
          {containers.map((id) => (
            <i key={id} />
          ))}
        </div>
        <strong>{title}</strong> <span>{summary}</span>
        <em data-part="without-script">{playground.withoutScript}</em>
        <button type="button" data-loading={playground.loading}>
          {playground.run}
        </button>
        <p role="status" data-failed={playground.loadFailed} />
      </div>
    </section>
  );
}
