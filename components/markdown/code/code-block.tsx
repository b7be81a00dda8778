import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import TextWrap from 'lucide-react/icons/text-wrap';
import { fill } from '@/lib/settings/fill';
import type { Labels } from '@/lib/settings/labels';
import type { PageContext } from '../../site/page-context';
import { CopyOutcome } from '../../ui/copy-outcome';
import { scrollRegion } from '../scroll-region';
import browser from './browser.module.css';
import styles from './code.module.css';

/** Text with the URL of a page as its title is what a browser shows there. */
const URL_OF_PAGE = /^(?:https?:\/\/)?[\w.-]+(?::\d+)?\/\S*$/;

/** A code block. Its buttons come with the script of the page (code-block.element.ts). */
export function CodeBlock({
  html,
  language,
  title,
  lines,
  wraps = false,
  context: { labels },
}: {
  html: string;
  language: string;
  title?: string;
  lines?: string;
  wraps?: boolean;
  context: Pick<PageContext, 'labels'>;
}) {
  if (title && language === 'Text' && URL_OF_PAGE.test(title)) {
    return (
      <figure className={`box ${browser.window}`}>
        <figcaption className="row">
          <span>{title}</span>
        </figcaption>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build, as below */}
        <pre data-wraps dangerouslySetInnerHTML={{ __html: html }} />
      </figure>
    );
  }
  return (
    <figure className={styles.code} data-code="">
      <figcaption className={`row ${styles.caption}`}>
        {title && <span className={styles.file}>{title}</span>}
        <span className={styles.language}>{language}</span>
      </figcaption>
      <site-code />
      {/* Code is left-to-right on every page, and a browser's translation would break it. */}
      <pre
        dir="ltr"
        translate="no"
        data-wraps={wraps || undefined}
        {...scrollRegion(fill(labels.doc.codeBlock, { language }))}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build by the highlighter, which escapes the writer's code */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {/* CSS hides the rest of a long block while this is closed. Find in page, copying and printing have all lines. */}
      {lines && (
        <details className={styles.fold} data-part="code-fold">
          <summary>
            <span>{fill(labels.code.showAll, { lines })}</span>
            <span>{labels.code.showFewer}</span>
          </summary>
        </details>
      )}
    </figure>
  );
}

/** Buttons that each code block near the viewport copies. Not a `<template>`, whose content React cannot hydrate. */
export function CodeButtonsTemplate({ labels: { code, copy } }: { labels: Labels }) {
  return (
    <div hidden data-part="code-buttons" data-region="code-buttons" data-key={code.copy}>
      <button
        type="button"
        className={`faces ${styles.button}`}
        aria-label={code.wrap}
        title={code.wrap}
        aria-pressed={false}
      >
        <TextWrap size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={`faces ${styles.button}`}
        aria-label={code.copy}
        title={code.copy}
        data-prompt={copy.prompt}
      >
        <Copy size={16} aria-hidden="true" />
        <Check size={16} aria-hidden="true" data-shows="copied" />
        <CircleAlert size={16} aria-hidden="true" data-shows="failed" />
      </button>
      <CopyOutcome {...copy} />
    </div>
  );
}
