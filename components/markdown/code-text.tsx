'use client';

import { useRef } from 'react';
import { fill } from '@/lib/labels/labels';
import { useLabels } from '../frame/site-context';
import { useOverflow } from '../ui/use-overflow';

/** The code itself. It can be scrolled by keyboard where its lines are longer than the screen. */
export function CodeText({ html, language }: { html: string; language: string }) {
  const { doc } = useLabels();
  const box = useRef<HTMLPreElement>(null);
  const overflows = useOverflow(box);
  const region = overflows
    ? { tabIndex: 0, role: 'group', 'aria-label': fill(doc.codeBlock, { language }) }
    : {};
  return (
    // Not for translation: a browser's translator would break the code.
    <pre ref={box} translate="no" {...region}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made at build by the highlighter, which escapes the writer's code */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  );
}
