import { codeWords } from '@/lib/playground/code-words';
import { labels } from '@/lib/playground/labels';
import { lanesOf } from '@/lib/playground/lanes';
import { hostIn, type Scenario, withChoices } from '@/lib/playground/scenario';
import { readScenario, recordedTexts } from '@/lib/playground/scenarios';
import { lastFailure } from '@/lib/playground/timeline';
import { readTrace } from '@/lib/playground/trace';
import { withBase } from '@/lib/routing/base-path';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import { CodeWords } from './code-words';
import styles from './preview.module.css';
import { MendLines, Task } from './task';
import { Lanes, MomentView } from './trace-view';

/**
 * A scenario that readers can run. Until they press Run, the page carries what becomes of it and the code of the
 * host, or the line that mends it; the box keeps its size, so nothing moves. `startPlaygrounds` answers the button.
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
              <strong>{title}</strong> {summary}{' '}
              <em data-part="without-script">{playground.withoutScript}</em>
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
          {shown.mend && <MendLines mend={shown.mend} />}
          <Recorded id={scenario} scenario={shown} />
          {!shown.mend && (
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

/** What becomes of a scenario, for all who have not run it: its recorded runs as lanes, and the page at their end. */
function Recorded({ id, scenario: { containers } }: { id: string; scenario: Scenario }) {
  return (
    <div data-part="recorded">
      {recordedTexts(id).map(([form, text], index) => {
        const events = readTrace(text);
        const failure = lastFailure(events);
        const name =
          form === 'broken' || form === 'mended' ? labels.forms[form] : labels.status.recorded;
        return (
          <div key={form} className={styles.recorded}>
            <p className="spread">
              <b>{name}</b> {failure && <span>✕ {failure.detail}</span>}
              {index === 0 && (
                <button type="button" data-scripted="" data-recorded="">
                  {labels.stepThrough}
                </button>
              )}
            </p>
            {form !== 'mended' && <Lanes run={lanesOf(events)} />}
            <MomentView events={events} containers={containers} title={labels.atEnd} isShort />
          </div>
        );
      })}
    </div>
  );
}
