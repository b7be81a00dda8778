'use client';

import TextWrap from 'lucide-react/icons/text-wrap';
import { useRef, useState } from 'react';
import { copyableText } from '@/lib/browser/copyable-text';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../../site/site-context';
import { useOverflow } from '../../ui/use-overflow';
import styles from './code.module.css';
import { CopyCode } from './copy-code';
import { FoldedLines } from './folded-lines';

/** A code block. It is one client component, so that a page's payload contains only these props. */
export function CodeBlock({
  html,
  language,
  title,
  digits,
  lines,
  wraps = false,
}: {
  /** The HTML inside the `<code>` element, highlighted by the build. */
  html: string;
  language: string;
  title?: string;
  /** How many digits the line numbers have. Without it, lines have no numbers. */
  digits?: number;
  /** How many lines a block has that shows only its beginning at first. */
  lines?: string;
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
      {/* Code is left-to-right on every page, and a browser's translation would break it. */}
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
      {lines && <FoldedLines lines={lines} box={box} />}
    </figure>
  );
}
