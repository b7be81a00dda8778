'use client';

import TextWrap from 'lucide-react/icons/text-wrap';
import { useRef, useState } from 'react';
import { copyableText } from '@/lib/browser/copyable-text';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../../frame/site-context';
import { useOverflow } from '../../ui/use-overflow';
import styles from './code.module.css';
import { CopyCode } from './copy-code';

/**
 * A block of code with its file name (or whatever title), its language, and buttons that wrap and
 * copy it. It is all one client component, so that a page's payload holds nothing of it but these
 * values.
 */
export function CodeBlock({
  html,
  language,
  title,
  digits,
  wraps = false,
}: {
  /** The inside of the `<code>` element, highlighted by our own build. */
  html: string;
  /** The language as people call it. */
  language: string;
  title?: string;
  /** How many digits the numbers of the lines have; none where lines have no numbers. */
  digits?: number;
  /** Whether long lines wrap at first. */
  wraps?: boolean;
}) {
  const labels = useLabels();
  const box = useRef<HTMLPreElement>(null);
  const text = useRef<HTMLElement>(null);
  const [isWrapped, setWrapped] = useState(wraps);
  const overflows = useOverflow(box);
  const region = overflows
    ? { tabIndex: 0, role: 'group', 'aria-label': fill(labels.doc.codeBlock, { language }) }
    : {};

  return (
    <figure className={styles.code}>
      <figcaption className={styles.caption}>
        {title && <span className={styles.file}>{title}</span>}
        <span className={styles.language}>{language}</span>
      </figcaption>
      <div className={styles.buttons} data-part="code-buttons">
        <button
          type="button"
          className={styles.button}
          aria-label={labels.code.wrap}
          title={labels.code.wrap}
          aria-pressed={isWrapped}
          onClick={() => setWrapped(!isWrapped)}
        >
          <TextWrap size={16} aria-hidden="true" />
        </button>
        <CopyCode textOf={() => (text.current ? copyableText(text.current) : '')} />
      </div>
      {/* Code reads from left to right in every language, and a browser's translator would break it. */}
      <pre
        ref={box}
        dir="ltr"
        translate="no"
        data-digits={digits}
        data-wraps={isWrapped || undefined}
        {...region}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build by the highlighter, which escapes the writer's code */}
        <code ref={text} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
