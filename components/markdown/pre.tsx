import type { ComponentProps } from 'react';
import { CodeBlock } from './code-block';

type CodeData = { 'data-html'?: string; 'data-language'?: string; 'data-title'?: string };

/** A `pre` of Markdown: a highlighted block, or a bare one where the build has not put any code. */
export function Pre({
  'data-html': html,
  'data-language': language = 'text',
  'data-title': title,
  ...props
}: ComponentProps<'pre'> & CodeData) {
  if (html === undefined) return <pre {...props} />;
  return <CodeBlock html={html} language={language} title={title} />;
}
