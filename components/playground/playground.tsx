import { codeTokens } from '@/lib/playground/code/code-tokens';
import { lastFailure, readTrace, summaryOf } from '@/lib/playground/events/timeline';
import { readScenario, recordedTexts } from '@/lib/playground/read-scenarios';
import { hostIn, withChoices } from '@/lib/playground/scenario';
import { withBase } from '@/lib/routing/base-path';
import { Island } from '../site/island';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import { CodeTokens, FixLines, Task } from './plain-parts';
import styles from './preview.module.css';

type PlaygroundProps = { context: PageContext; scenario: string; isListed?: boolean };

/** A scenario that readers can run. Before that, it shows the code of the host, or the line that mends it. */
export function Playground({ context, scenario, isListed = false }: PlaygroundProps) {
  const definition = readScenario(scenario);
  const { title, summary, fix, task } = definition;
  const { playground } = context.labels;
  const { siteUrl, playground: list } = context.site;
  const address = !isListed && list && withBase(`${list}?playground=${scenario}`);
  return (
    <>
      <section
        className={`box ${styles.box}`}
        aria-label={title}
        data-part="playground"
        data-playground={scenario}
      >
        <Island
          name="playground"
          failure={playground.loadFailed}
          file="/static/playground/scenarios.json"
          starts="pressed"
          query={isListed ? 'playground' : `playground=${scenario}`}
          props={{ id: scenario, isListed }}
          fallback={
            <>
              <div className={`plain stack ${styles.preview}`}>
                <header className={`spread ${styles.head}`}>
                  <p>
                    <strong>{title}</strong> {summary}
                  </p>
                  <button type="button" className={ui.button} data-scripted="">
                    {playground.run}
                  </button>
                </header>
                <noscript>
                  <p className={styles.problem}>{playground.withoutScript}</p>
                  <RecordedRuns id={scenario} />
                </noscript>
                {fix ? (
                  <FixLines fix={fix} />
                ) : (
                  <pre className={styles.code} data-wraps>
                    <code>
                      <CodeTokens tokens={codeTokens(hostIn(withChoices(definition)))} />
                    </code>
                  </pre>
                )}
              </div>
              <Task task={task} labels={playground} />
            </>
          }
        />
        {address && (
          <p className={`wrap ${styles.more}`} data-part="open">
            <a href={address}>{playground.open}</a>
          </p>
        )}
      </section>
      {/* On paper, where nothing runs. */}
      {address && (
        <p className={styles.printed} data-printed>
          {title}: <a href={siteUrl + address}>{playground.open}</a>
        </p>
      )}
    </>
  );
}

const RUNS = { run: 'Recorded run', broken: 'Broken', mended: 'Fixed' };

function RecordedRuns({ id }: { id: string }) {
  return recordedTexts(id).map(([form, text]) => {
    const events = readTrace(text);
    return (
      <p key={form} className={styles.problem}>
        <b>{RUNS[form]}:</b> {summaryOf(events)} {lastFailure(events)?.detail}
      </p>
    );
  });
}
