'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useEffect, useState } from 'react';
import type { TocEntry } from '@/lib/content/types';
import { fill } from '@/lib/labels/labels';
import { withBase } from '@/lib/routing/base-path';
import { markdownPath } from '@/lib/routing/route-path';
import { useLabels } from '../site/site-context';
import { ExternalMark } from '../ui/site-link';
import ui from '../ui/ui.module.css';
import { useDropdown } from '../ui/use-dropdown';
import styles from './page-actions.module.css';
import { assistantLinks, issueAddress, type PageFacts } from './page-links';
import { type ReadingPlace, readingPlace } from './reading-place';

/** What else can be done with a page, in a menu; its links work without JavaScript. */
export function PageMenu({
  page,
  outline,
  onCopy,
}: {
  page: PageFacts;
  outline: readonly TocEntry[];
  onCopy: (text: string) => void;
}) {
  const { doc } = useLabels();
  const { box, onPointerEnter: _, onPointerLeave: __, ...events } = useDropdown();
  const [{ section, quote }, setPlace] = useState<ReadingPlace>({});

  const look = useCallback(() => {
    if (box.current?.open) setPlace(readingPlace(outline));
  }, [box, outline]);
  // The reader may have opened it before hydration.
  useEffect(look, [look]);

  function copyLink() {
    const { origin, pathname } = window.location;
    onCopy(origin + pathname + (section ? `#${section.id}` : ''));
    if (box.current) box.current.open = false;
  }

  const { title, address, issues, checked } = page;
  const problem = {
    title,
    address: section ? `${address}#${section.id}` : address,
    section: section?.text,
    version: checked,
    quote,
  };
  return (
    <details ref={box} className={styles.menu} data-part="page-menu" {...events} onToggle={look}>
      <summary className={styles.more} aria-label={doc.pageActions}>
        <ChevronDown size={16} aria-hidden="true" />
      </summary>
      <ul className={ui.dropdown}>
        <li className={styles.scripted}>
          <button type="button" className={ui.choice} onClick={copyLink}>
            {section ? fill(doc.copySectionLink, { section: section.text }) : doc.copyPageLink}
          </button>
        </li>
        <li>
          <a className={ui.choice} href={withBase(markdownPath(page.route))}>
            {doc.openMarkdown}
          </a>
        </li>
        {issues && (
          <li>
            <a className={ui.choice} href={issueAddress(issues, problem, doc)}>
              {quote ? doc.reportSentence : doc.report}
              <ExternalMark />
            </a>
          </li>
        )}
        {assistantLinks(page.markdownAddress, doc).map(({ name, href }) => (
          <li key={name}>
            <a className={ui.choice} href={href} rel="nofollow">
              {fill(doc.openIn, { assistant: name })}
              <ExternalMark />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
