import { useState } from 'react';
import { labels } from '@/lib/playground/labels';
import { projectFiles } from '@/lib/playground/project';
import { HOST } from '@/lib/playground/scenario';
import { withBase } from '@/lib/routing/base-path';
import { useLabels } from '../site/app-root';
import { CopyButton } from './buttons';
import { CodeEditor } from './editor/code-editor';
import styles from './info.module.css';
import { fetchTexts, servedFiles } from './run/run-files';
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

/** Saves a scenario with what is chosen and the reader's changes as a project of its own. */
function DownloadButton({ running: { id, scenario, run } }: { running: Running }) {
  const { playground } = useLabels();
  const [hasFailed, setHasFailed] = useState(false);

  async function download() {
    const [frame, served, agents] = await Promise.all([
      fetchTexts('project'),
      servedFiles(scenario, run.edits),
      agentsFile(),
    ]);
    const { zipFolder } = await import('@/lib/files/zip-folder');
    const folder = `garfish-${id}`;
    const files = { ...projectFiles(frame, scenario, served), ...agents };
    const bytes = zipFolder(folder, Object.entries(files));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    Object.assign(document.createElement('a'), { href: url, download: `${folder}.zip` }).click();
    // The browser reads it after the press.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    setHasFailed(false);
  }

  return (
    <button
      type="button"
      className={styles.small}
      aria-label={hasFailed ? undefined : labels.downloadProject}
      onClick={() => download().catch(() => setHasFailed(true))}
    >
      {hasFailed ? playground.loadFailed : labels.download}
    </button>
  );
}

/** The facts for coding assistants in a project; not every site has them. */
async function agentsFile(): Promise<Record<string, string>> {
  const response = await fetch(withBase('/agents.md'));
  return response.ok ? { 'AGENTS.md': await response.text() } : {};
}
