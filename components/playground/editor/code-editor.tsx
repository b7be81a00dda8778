import { useId, useRef } from 'react';
import { isComposing } from '@/lib/browser/presses';
import { usesCommandKey } from '@/lib/browser/user-system';
import { codeLines } from '@/lib/playground/code/code-tokens';
import { typeKey } from '@/lib/playground/code/type-key';
import type { CodeProblem } from '@/lib/playground/events/timeline';
import { labels } from '@/lib/playground/labels';
import { fill } from '@/lib/settings/fill';
import { CodeTokens } from '../plain-parts';
import styles from './editor.module.css';

/**
 * Code that readers change: a text field of the browser, whose letters are transparent, over the same text in
 * colours. Typing, undo, selection, touch and screen readers are the browser's.
 */
export function CodeEditor({
  name,
  text,
  marked,
  problems,
  onChange,
  onRun,
}: {
  name: string;
  text: string;
  marked: readonly number[];
  problems: readonly CodeProblem[];
  onChange: (text: string) => void;
  onRun: () => void;
}) {
  const id = useId();
  /** Tab leaves the field until the reader works in it, and again after Escape. */
  const takesTab = useRef(false);

  function answerKey(event: React.KeyboardEvent<HTMLTextAreaElement>) {
    const { key, ctrlKey, metaKey, altKey, shiftKey, currentTarget: area } = event;
    if (isComposing(event.nativeEvent) || altKey) return;
    if (ctrlKey || metaKey) {
      if (key !== 'Enter') return;
      event.preventDefault();
      return onRun();
    }
    if (key === 'Escape') takesTab.current = false;
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
      <div className={styles.editor}>
        <pre aria-hidden="true" className={styles.highlighted}>
          {codeLines(text).map((tokens, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its number
              key={at}
              data-switched={marked.includes(at + 1) || undefined}
              data-problem={problems.some(({ line }) => line === at + 1) || undefined}
            >
              <CodeTokens tokens={tokens} />
            </div>
          ))}
        </pre>
        <textarea
          className={styles.typed}
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
            takesTab.current = true;
            onChange(target.value);
          }}
          onPointerDown={() => {
            takesTab.current = true;
          }}
          onBlur={() => {
            takesTab.current = false;
          }}
          onKeyDown={answerKey}
        />
      </div>
      <div id={`${id}-problems`} className={styles.problems}>
        {problems.map(({ line, message }) => (
          <p key={line}>{fill(labels.problemAt, { line: String(line), message })}</p>
        ))}
      </div>
      <p id={`${id}-keys`} className={styles.keys}>
        {fill(labels.keys, { key: usesCommandKey() ? '⌘+Enter' : 'Ctrl+Enter' })}
      </p>
    </>
  );
}
