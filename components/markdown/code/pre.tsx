import type { ComponentProps } from 'react';
import { CodeBlock } from './code-block';
import { TypedCode } from './typed-code';

/** A `pre` of Markdown. The build sets these properties in lib/code-blocks/code-blocks.ts. */
export function Pre({ types, ...block }: ComponentProps<typeof CodeBlock> & { types?: true }) {
  return types ? (
    <TypedCode>
      <CodeBlock {...block} />
    </TypedCode>
  ) : (
    <CodeBlock {...block} />
  );
}
