import { codeWords } from '@/lib/playground/code-words';
import { labels } from '@/lib/playground/labels';
import { hostIn, withChoices } from '@/lib/playground/scenario';
import { readScenario, recordedTexts } from '@/lib/playground/scenarios';
import { summaryOf } from '@/lib/playground/summary';
import { lastFailure } from '@/lib/playground/timeline';
import { readTrace } from '@/lib/playground/trace';
import { withBase } from '@/lib/routing/base-path';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import { CodeWords } from './code-words';
import styles from './preview.module.css';
import { MendLines, Task } from './task';

/**
 * A scenario that readers can run. Until they press Run, the box shows its title, a sentence and the code of the
 * host, or the line that mends it. `startPlaygrounds` answers the button.
 */
export function Playground({
  context,
  scenario,
  isListed = false,
}: {
  context: PageContext;
  scenario: string;
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
      className={`box ${styles.box}`}
      aria-label={title}
      data-part="playground"
      data-playground={scenario}
    >
      {/* The running panel takes its place. */}
      <div data-preview="">
        <div className={`plain stack ${styles.preview}`}>
          <header className={`spread ${styles.head}`}>
            <p>
              <strong>{title}</strong> {summary}
            </p>
            <button
              type="button"
              className={ui.button}
              data-scripted=""
              data-loading={playground.loading}
            >
              {playground.run}
            </button>
          </header>
          <p className={styles.problem} role="status" data-failed={playground.loadFailed} />
          <noscript>
            <p className={styles.problem}>{playground.withoutScript}</p>
            <RecordedRuns id={scenario} />
          </noscript>
          {shown.mend ? (
            <MendLines mend={shown.mend} />
          ) : (
            <pre className={styles.code}>
              <code>
                <CodeWords words={codeWords(hostIn(withChoices(shown)))} />
              </code>
            </pre>
          )}
        </div>
        <Task task={shown.task} texts={playground} />
      </div>
      {!isListed && address && (
        <p className={styles.more} data-part="open">
          <a href={address}>{playground.open}</a>
        </p>
      )}
    </section>
  );
  if (isListed || !address) return box;
  return (
    <>
      {box}
      {/* On paper, where nothing runs. */}
      <p className={styles.printed} data-printed>
        {title}: <a href={siteUrl + address}>{playground.open}</a>
      </p>
    </>
  );
}

/** The outcomes of the recorded runs of a scenario, a sentence each. */
function RecordedRuns({ id }: { id: string }) {
  return recordedTexts(id).map(([form, text]) => {
    const events = readTrace(text);
    return (
      <p key={form} className={styles.problem}>
        <b>{labels.runs[form]}:</b> {summaryOf(events)} {lastFailure(events)?.detail}
      </p>
    );
  });
}
