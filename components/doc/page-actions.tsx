'use client';

import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import { useRef } from 'react';
import { fetchFile } from '@/lib/browser/connection';
import type { TocEntry } from '@/lib/content/types';
import { markdownPath, type RoutePath } from '@/lib/routing/route-path';
import { useLabels } from '../site/site-context';
import { useCopy } from '../ui/use-copy';
import styles from './page-actions.module.css';
import type { PageFacts } from './page-links';
import { PageMenu } from './page-menu';

/** The button that copies a page, and a menu with what else can be done with it. */
export function PageActions({ page, outline = [] }: { page: PageFacts; outline?: TocEntry[] }) {
  const { outcome, copy } = useCopy();
  return (
    <div className={styles.actions}>
      <CopyPage route={page.route} outcome={outcome} copy={copy} />
      <PageMenu page={page} outline={outline} onCopy={copy} />
    </div>
  );
}

/** The button that copies the page as Markdown; that comes from a file beside the page. */
function CopyPage({ route, outcome, copy }: { route: RoutePath } & ReturnType<typeof useCopy>) {
  const labels = useLabels();
  const markdown = useRef<Promise<string>>(undefined);

  function load(): Promise<string> {
    markdown.current ??= fetchFile(markdownPath(route)).then((response) => response.text());
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
