import { codeTokens } from '@/lib/playground/code/code-tokens';
import { CHALLENGE_IDS, readChallenge } from '@/lib/playground/read-scenarios';
import { textsIn } from '@/lib/playground/scenario';
import { Island } from '../../site/island';
import type { PageContext } from '../../site/page-context';
import ui from '../../ui/ui.module.css';
import { CodeTokens } from '../plain-parts';
import styles from './challenge.module.css';

/**
 * A challenge before it runs: the task, hints, the code and a solution, all without scripts.
 * Its heading has its name as id, and names its buttons with their words: a page has many that say "Start".
 */
export function Challenge({ context, name }: { context: PageContext; name: string }) {
  const challenge = readChallenge(name);
  const { summary, hints, solution } = challenge;
  const { challenges, playground } = context.labels;
  const listings = [
    { id: `${name}-code`, title: challenges.code, files: textsIn(challenge) },
    { id: `${name}-solution`, title: challenges.solution, files: solution },
  ];
  return (
    <section className={`box ${styles.box}`} data-challenge={name} data-part="challenge" data-wide>
      <p className={styles.task}>
        {summary} <strong hidden>{challenges.isSolved}</strong>
      </p>
      <Island
        name="playground"
        failure={playground.loadFailed}
        file="/static/playground/challenges.json"
        starts="pressed"
        props={{ id: name }}
        fallback={
          <p className={styles.start} data-scripted="">
            <button
              type="button"
              className={ui.button}
              id={`${name}-start`}
              aria-labelledby={`${name}-start ${name}`}
              data-start={challenges.start}
              data-again={challenges.again}
            >
              {challenges.start}
            </button>
          </p>
        }
      />
      <details>
        <summary id={`${name}-hints`} aria-labelledby={`${name}-hints ${name}`}>
          {challenges.hints}
        </summary>
        <ol>
          {hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ol>
      </details>
      {listings.map(({ id, title, files }) => (
        <details key={id}>
          <summary id={id} aria-labelledby={`${id} ${name}`}>
            {title}
          </summary>
          {Object.entries(files).map(([file, text]) => (
            <figure key={file}>
              <figcaption>
                <code>{file}</code>
              </figcaption>
              <pre>
                <code>
                  <CodeTokens tokens={codeTokens(text)} />
                </code>
              </pre>
            </figure>
          ))}
        </details>
      ))}
    </section>
  );
}

/** The number of challenges that this device remembers as solved, and a button that forgets it. Shown by scripts only. */
export function ChallengeProgress({ context }: { context: PageContext }) {
  const { progress, forget } = context.labels.challenges;
  return (
    <site-challenges>
      <p
        className={`wrap ${styles.progress}`}
        data-part="challenge-progress"
        data-scripted=""
        hidden
      >
        <progress max={CHALLENGE_IDS.length} value={0} aria-labelledby="challenges-solved" />
        <span id="challenges-solved" data-text={progress} />{' '}
        <button type="button" className={`item ${ui.choice}`}>
          {forget}
        </button>
      </p>
    </site-challenges>
  );
}
