'use client';

import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { markdownPath, type RoutePath } from '@/lib/routing/route-path';
import { useLabels } from '../site/site-context';
import type { useCopy } from '../ui/use-copy';
import styles from './page-actions.module.css';

/** The button that copies the page as Markdown; that comes from a file beside the page. */
export function CopyPage({
  route,
  outcome,
  copy,
}: { route: RoutePath } & ReturnType<typeof useCopy>) {
  const labels = useLabels();
  const markdown = useRef<Promise<string>>(undefined);

  function load(): Promise<string> {
    markdown.current ??= loadText(withBase(markdownPath(route)));
    // The next press tries again.
    markdown.current.catch(() => {
      markdown.current = undefined;
    });
    return markdown.current;
  }

  const states = [
    { state: undefined, Icon: Copy, text: labels.doc.copyPage },
    { state: 'copied', Icon: Check, text: labels.copy.copied },
    { state: 'failed', Icon: CircleAlert, text: labels.copy.failed },
  ] as const;

  return (
    <div className={styles.scripted} data-part="copy-page">
      <button
        type="button"
        className={styles.button}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => copy(load())}
      >
        {states.map(({ state, Icon, text }) => (
          <span key={text} data-shown={state === outcome || undefined}>
            <Icon size={16} aria-hidden="true" />
            {text}
          </span>
        ))}
      </button>
      <span className="visually-hidden" aria-live="polite">
        {outcome && labels.copy[outcome]}
      </span>
    </div>
  );
}

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  return response.text();
}
