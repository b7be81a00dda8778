import { useState } from 'react';
import { labels } from '@/lib/playground/labels';
import { HOST } from '@/lib/playground/scenario';
import { CopyButton, DownloadButton } from './buttons';
import { CodeEditor } from './editor/code-editor';
import styles from './info.module.css';
import type { Running } from './run/use-run';

/** The code that runs, to be read and changed: the host's, and that of the sub-apps that belong to the scenario. */
export function CodeView({ running, onRun }: { running: Running; onRun: () => void }) {
  const { id, scenario, files, isChanged, isTooLong, switched, problems } = running;
  const { address, restart, write } = running;
  const [solved = HOST] = 'solution' in scenario ? Object.keys(scenario.solution) : [];
  // The file to change is shown first.
  const [chosen, setChosen] = useState(scenario.mend?.file ?? solved);
  const name = Object.hasOwn(files, chosen) ? chosen : HOST;
  const code = files[name] ?? '';

  return (
    <>
      <div className={`wrap ${styles.tools}`}>
        {Object.keys(files).length > 1 && (
          <select
            aria-label={labels.file}
            value={name}
            onChange={({ target }) => setChosen(target.value)}
          >
            {Object.keys(files).map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        )}
        <button type="button" disabled={!isChanged} onClick={() => restart({ edits: {} })}>
          {labels.reset}
        </button>
        {id !== undefined && (
          <>
            {isTooLong ? (
              <span>{labels.tooLong}</span>
            ) : (
              <CopyButton label={labels.copyLink} text={address} />
            )}
            <DownloadButton running={running} />
          </>
        )}
      </div>
      <CodeEditor
        key={name}
        name={name}
        text={code}
        marked={name === HOST ? switched : []}
        problems={problems.filter(({ file }) => file === name)}
        onChange={(text) => write(name, text)}
        onRun={onRun}
      />
    </>
  );
}
