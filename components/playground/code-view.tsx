import { useState } from 'react';
import type { tokenClass } from '@/lib/markdown/code/class-names';
import { searchFor } from '@/lib/playground/address';
import { codeWords } from '@/lib/playground/code-words';
import { type Chosen, SCENARIOS } from '@/lib/playground/scenarios';
import { CopyButton, DownloadButton } from './buttons';
import styles from './info.module.css';
import { usePlaygroundLabels } from './use-playground-labels';

const HOST = 'host.js';

/** The class of a token, as the blocks of code in pages have it. */
const classOf: typeof tokenClass = (token) => `tk-${token}`;

/** The code that runs: the host's, and that of the sub-apps that belong to the scenario. */
export function CodeView({ id, choices }: Chosen) {
  const labels = usePlaygroundLabels();
  const scenario = SCENARIOS[id];
  const own = Object.entries(scenario.files ?? {});
  const files = new Map([
    [HOST, scenario.host(choices)],
    ...own.map(([path, { text }]) => [path, text] as const),
  ]);
  const [chosen, setChosen] = useState(HOST);
  const name = files.has(chosen) ? chosen : HOST;
  const code = files.get(name) ?? '';
  const link = () => {
    const { origin, pathname, search } = window.location;
    return origin + pathname + searchFor(search, id, scenario, choices);
  };

  return (
    <>
      <div className={styles.tools}>
        {files.size > 1 && (
          <select
            aria-label={labels.file}
            value={name}
            onChange={({ target }) => setChosen(target.value)}
          >
            {[...files.keys()].map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        )}
        <CopyButton label={labels.copyCode} text={() => code} />
        <CopyButton label={labels.copyLink} text={link} />
        <DownloadButton id={id} choices={choices} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it */}
      <pre className={styles.code} tabIndex={0}>
        <code>
          {codeWords(code).map(({ kind, text }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text have no other name
            <span key={index} className={kind && classOf(kind)}>
              {text}
            </span>
          ))}
        </code>
      </pre>
    </>
  );
}
