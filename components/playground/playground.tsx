import { hostIn, initialChoices } from '@/lib/playground/scenario';
import { readScenario } from '@/lib/playground/scenarios';
import { withBase } from '@/lib/routing/base-path';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import styles from './preview.module.css';
import { Recorded } from './recorded';
import { Task } from './task';

/**
 * A scenario that readers can run. Until they press Run, the page carries what becomes of it and the code of the
 * host, or the line that mends it; the box keeps its size, so nothing moves. `startPlaygrounds` answers the button.
 */
export function Playground({
  context,
  scenario,
  all = false,
  isListed = false,
}: {
  context: PageContext;
  scenario: string;
  all?: boolean;
  /** It is on the page that lists all scenarios. */
  isListed?: boolean;
}) {
  const shown = readScenario(scenario);
  const { title, summary } = shown;
  const { playground } = context.labels;
  const { siteUrl, playground: list } = context.site;
  const address = list && withBase(`${list}?playground=${scenario}`);
  const box = (
    <section
      className={styles.box}
      aria-label={title}
      data-part="playground"
      data-playground={scenario}
      data-all={all || undefined}
    >
      {/* The running panel takes its place. */}
      <div>
        <div className={styles.preview}>
          <strong>{title}</strong> <span>{summary}</span>
          <em data-part="without-script">{playground.withoutScript}</em>
          <button type="button" className={ui.button} data-loading={playground.loading}>
            {playground.run}
          </button>
          <p role="status" data-failed={playground.loadFailed} />
          <Recorded id={scenario} scenario={shown} lang={context.scope.lang} />
          {!shown.mend && (
            <pre>
              <code>{hostIn(shown, initialChoices(shown))}</code>
            </pre>
          )}
        </div>
        <Task task={shown.task} labels={playground} />
      </div>
      {!isListed && address && (
        <p className={styles.more}>
          <a href={address}>{playground.open}</a>
        </p>
      )}
    </section>
  );
  if (isListed || !address) return box;
  return (
    <>
      {box}
      {/* On paper and in the book of a section, where nothing runs. */}
      <p className={styles.printed} data-printed>
        {title}: <a href={siteUrl + address}>{playground.open}</a>
      </p>
    </>
  );
}
