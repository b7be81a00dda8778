'use client';

import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import TextWrap from 'lucide-react/icons/text-wrap';
import { type RefObject, useRef, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../../site/site-context';
import { useCopy } from '../../ui/use-copy';
import { useScrollRegion } from '../../ui/use-scroll-region';
import styles from './code.module.css';
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
  digits?: string;
  /** How many lines a block has that shows only its beginning at first. */
  lines?: string;
  wraps?: boolean;
}) {
  const labels = useLabels();
  const box = useRef<HTMLPreElement>(null);
  const text = useRef<HTMLElement>(null);
  const [isWrapped, setWrapped] = useState(wraps);
  const region = useScrollRegion(box, fill(labels.doc.codeBlock, { language }));

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
        <CopyCode code={text} />
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

const ICONS = { copied: Check, failed: CircleAlert };

/** Copies a code block. The icon shows the outcome, and screen readers announce it once. */
function CopyCode({ code }: { code: RefObject<HTMLElement | null> }) {
  const labels = useLabels();
  const { outcome, copy } = useCopy();
  const Icon = outcome ? ICONS[outcome] : Copy;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.code.copy}
        title={labels.code.copy}
        data-outcome={outcome}
        onClick={() => code.current && copy(copyableText(code.current))}
      >
        <Icon size={16} aria-hidden="true" />
      </button>
      <span className="visually-hidden" aria-live="polite">
        {outcome && labels.copy[outcome]}
      </span>
    </>
  );
}

/** The text of the code without the parts of it that are marked `data-uncopied`. */
function copyableText(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll('[data-uncopied]')) part.remove();
  return copy.textContent;
}
