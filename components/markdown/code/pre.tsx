import type { ComponentProps } from 'react';
import { CodeBlock } from './code-block';
import { TypedCode } from './typed-code';

/** What the build puts on the `pre` of a block (lib/code-blocks/code-blocks.ts). */
type CodeData = {
  'data-html'?: string;
  'data-language'?: string;
  'data-title'?: string;
  'data-digits'?: string | number;
  'data-folded'?: string;
  'data-wraps'?: string;
  'data-types'?: string;
};

/** A `pre` of Markdown: a highlighted block, or a plain one if the build added no code. */
export function Pre({
  'data-html': html,
  'data-language': language = 'Text',
  'data-title': title,
  'data-digits': digits,
  'data-folded': folded,
  'data-wraps': wraps,
  'data-types': types,
  ...props
}: ComponentProps<'pre'> & CodeData) {
  if (html === undefined) return <pre {...props} />;
  const block = (
    <CodeBlock
      html={html}
      language={language}
      {...(title && { title })}
      {...(digits && { digits: Number(digits) })}
      {...(folded && { lines: folded })}
      {...(wraps && { wraps: true })}
    />
  );
  return types ? <TypedCode>{block}</TypedCode> : block;
}
