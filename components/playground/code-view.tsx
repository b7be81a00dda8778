import { useState } from 'react';
import { fill } from '@/lib/labels/fill';
import { switchedLines } from '@/lib/playground/edits';
import { labels } from '@/lib/playground/labels';
import {
  type Challenge,
  type Choices,
  HOST,
  type Scenario,
  withChoices,
} from '@/lib/playground/scenario';
import { CopyButton, DownloadButton } from './buttons';
import { CodeEditor } from './editor/code-editor';
import styles from './info.module.css';
import type { Running } from './use-run';

export type CodeProps = {
  /** Names the project that is downloaded; the app of a reader has none. */
  id: string | undefined;
  scenario: Scenario | Challenge;
  choices: Choices;
  running: Running;
  /** The URL of what runs, unless that is too long for one. */
  link: string | undefined;
};

/** The code that runs, to be read and changed: the host's, and that of the sub-apps that belong to the scenario. */
export function CodeView({ id, scenario, choices, running, link }: CodeProps) {
  const { files, edits, isChanged, problems, restart, change } = running;
  const [solved = HOST] = 'solution' in scenario ? Object.keys(scenario.solution) : [];
  // The file to change is shown first.
  const [chosen, setChosen] = useState(scenario.mend?.file ?? solved);
  const name = Object.hasOwn(files, chosen) ? chosen : HOST;
  const code = files[name] ?? '';

  return (
    <>
      <div className={styles.tools}>
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
        <button type="button" aria-label={labels.run} onClick={() => restart()}>
          {labels.shortRun}
        </button>
        <button
          type="button"
          aria-label={labels.reset}
          disabled={!isChanged}
          onClick={() => restart({})}
        >
          {labels.shortReset}
        </button>
        <CopyButton
          label={labels.copy}
          name={fill(labels.copyCodeOf, { file: name })}
          text={() => code}
        />
        {id && (
          <>
            {link === undefined ? (
              <span>{labels.tooLong}</span>
            ) : (
              <CopyButton label={labels.copyLink} text={() => link} />
            )}
            <DownloadButton id={id} scenario={withChoices(scenario, choices)} edits={edits} />
          </>
        )}
      </div>
      <CodeEditor
        key={name}
        name={name}
        text={code}
        marked={name === HOST && edits[HOST] === undefined ? switchedLines(scenario, choices) : []}
        problems={problems.filter(({ file }) => file === name)}
        onChange={(text) => change(name, text)}
        onRun={() => restart()}
      />
    </>
  );
}
