import type { tokenClass } from '@/lib/markdown/code/class-names';
import type { CodeToken } from '@/lib/playground/code/code-tokens';

/** The class of a token, as the blocks of code in pages have it. */
const classOf: typeof tokenClass = (token) => `tk-${token}`;

export function CodeTokens({ tokens }: { tokens: readonly CodeToken[] }) {
  return tokens.map(({ kind, text }, index) =>
    kind === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a token has no other name than its index
      <span key={index} className={classOf(kind)}>
        {text}
      </span>
    ),
  );
}
