import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Copy from 'lucide-react/icons/copy';
import TextWrap from 'lucide-react/icons/text-wrap';
import type { Labels } from '@/lib/labels/labels';
import styles from './code.module.css';

/**
 * The buttons of a code block, of which each block gets a copy when the reader comes near it. They stand in a
 * hidden element and not in a `<template>`, whose content React does not find where it hydrates the page.
 */
export function CodeButtonsTemplate({ labels: { code, copy } }: { labels: Labels }) {
  return (
    <div hidden data-template="code-buttons">
      <div className={`row ${styles.buttons}`} data-part="code-buttons">
        <button
          type="button"
          className={styles.button}
          aria-label={code.wrap}
          title={code.wrap}
          aria-pressed={false}
        >
          <TextWrap size={16} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={code.copy}
          title={code.copy}
          data-prompt={copy.prompt}
        >
          <Copy size={16} aria-hidden="true" />
          <Check size={16} aria-hidden="true" data-shows="copied" />
          <CircleAlert size={16} aria-hidden="true" data-shows="failed" />
        </button>
        <span
          className="visually-hidden"
          aria-live="polite"
          data-copied={copy.copied}
          data-failed={copy.failed}
        />
      </div>
    </div>
  );
}
