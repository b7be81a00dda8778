import { useId, useRef, useState } from 'react';
import { isComposing } from '@/lib/browser/presses';
import { usesCommandKey } from '@/lib/browser/user-system';
import { codeLines } from '@/lib/playground/code/code-tokens';
import { typeKey } from '@/lib/playground/code/type-key';
import { projectFiles } from '@/lib/playground/project';
import { HOST } from '@/lib/playground/scenario';
import { withBase } from '@/lib/routing/base-path';
import { useLabels } from '../site/app-root';
import { CopyButton } from './buttons';
import editor from './editor.module.css';
import styles from './info.module.css';
import { CodeTokens } from './plain-parts';
import { fetchTexts, servedFiles } from './run/run-files';
import type { Running } from './run/use-run';

type CodeViewProps = { running: Running; onRun: () => void };

/** The code that runs, to be read and changed: the host's, and that of the sub-apps that belong to the scenario. */
export function CodeView({ running, onRun }: CodeViewProps) {
  const { id, scenario, files, isChanged, run, address, restart } = running;
  const [solved = HOST] = 'solution' in scenario ? Object.keys(scenario.solution) : [];
  // The file to change is shown first.
  const [chosen, setChosen] = useState(scenario.fix?.file ?? solved);
  const name = Object.hasOwn(files, chosen) ? chosen : HOST;

  return (
    <>
      <div className={`wrap ${styles.tools}`}>
        {Object.keys(files).length > 1 && (
          <select aria-label="File" value={name} onChange={({ target }) => setChosen(target.value)}>
            {Object.keys(files).map((path) => (
              <option key={path}>{path}</option>
            ))}
          </select>
        )}
        <button type="button" disabled={!isChanged} onClick={() => restart({ edits: {} })}>
          Reset
        </button>
        {id !== undefined && (
          <>
            {run.packedEdits === undefined ? (
              <span>This code is too long for a link. Download it instead.</span>
            ) : (
              <CopyButton label="Copy link" text={address} />
            )}
            <DownloadButton running={running} />
          </>
        )}
      </div>
      <CodeEditor key={name} name={name} running={running} onRun={onRun} />
    </>
  );
}

/**
 * Code that readers change: a text field of the browser, whose letters are transparent, over the same text in
 * colours. Typing, undo, selection, touch and screen readers are the browser's.
 */
function CodeEditor({ name, running, onRun }: CodeViewProps & { name: string }) {
  const id = useId();
  const text = running.files[name] ?? '';
  const switched = name === HOST ? running.switched : [];
  const problems = running.problems.filter(({ file }) => file === name);
  /** Tab leaves the field until the reader works in it, and again after Escape. */
  const takesTab = useRef(false);
  const takeTab = (takes: boolean) => {
    takesTab.current = takes;
  };

  function answerKey(event: React.KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget: area } = event;
    if (isComposing(event.nativeEvent) || altKey) return;
    if (ctrlKey || metaKey) {
      if (key !== 'Enter') return;
      event.preventDefault();
      return onRun();
    }
    if (key === 'Escape') takeTab(false);
    if (key === 'Tab' && !takesTab.current) return;
    const selected = [area.selectionStart, area.selectionEnd] as const;
    const change = typeKey(text, selected, { key, shiftKey });
    if (!change) return;
    event.preventDefault();
    area.setSelectionRange(change.from, change.to);
    // The only way to change a field so that the browser's Undo knows of it.
    document.execCommand(change.insert ? 'insertText' : 'delete', false, change.insert);
    area.setSelectionRange(...change.select);
  }

  return (
    <>
      <div className={editor.editor}>
        <pre aria-hidden="true" className={editor.highlighted}>
          {codeLines(text).map((tokens, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its number
              key={at}
              data-switched={switched.includes(at + 1) || undefined}
              data-problem={problems.some(({ line }) => line === at + 1) || undefined}
            >
              <CodeTokens tokens={tokens} />
            </div>
          ))}
        </pre>
        <textarea
          className={editor.typed}
          aria-label={name}
          aria-describedby={`${id}-problems ${id}-keys`}
          aria-invalid={problems.length > 0}
          value={text}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          onChange={({ target }) => {
            takeTab(true);
            running.write(name, target.value);
          }}
          onPointerDown={() => takeTab(true)}
          onBlur={() => takeTab(false)}
          onKeyDown={answerKey}
        />
      </div>
      <div id={`${id}-problems`} className={editor.problems}>
        {problems.map(({ line, message }) => (
          <p key={line}>
            Line {line}: {message}
          </p>
        ))}
      </div>
      <p id={`${id}-keys`} className={editor.keys}>
        {usesCommandKey() ? '⌘+Enter' : 'Ctrl+Enter'} runs the code. Tab leaves it until you type or
        click; then Tab indents, and Escape lets it leave again.
      </p>
    </>
  );
}

/** Saves a scenario with what is chosen and the reader's changes as a project of its own. */
function DownloadButton({ running: { id, scenario, run } }: { running: Running }) {
  const { playground } = useLabels();
  const [hasFailed, setHasFailed] = useState(false);

  async function download() {
    const [template, served, agents, { zipFolder }] = await Promise.all([
      fetchTexts('project'),
      servedFiles(scenario, run.edits),
      fetch(withBase('/agents.md')),
      import('@/lib/files/zip-folder'),
    ]);
    const folder = `garfish-${id}`;
    const files = projectFiles(template, scenario, served);
    // The facts for coding assistants, which not every site has.
    if (agents.ok) files['AGENTS.md'] = await agents.text();
    const bytes = zipFolder(folder, Object.entries(files));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    Object.assign(document.createElement('a'), { href: url, download: `${folder}.zip` }).click();
    // The browser reads it after the press.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  return (
    <button
      type="button"
      className={styles.small}
      aria-label={hasFailed ? undefined : 'Download this as a project'}
      onClick={() =>
        download().then(
          () => setHasFailed(false),
          () => setHasFailed(true),
        )
      }
    >
      {hasFailed ? playground.loadFailed : 'Download'}
    </button>
  );
}
