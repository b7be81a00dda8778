import type { tokenClass } from '@/lib/markdown/code/class-names';
import type { CodeWord } from '@/lib/playground/code-words';

/** The class of a token, as the blocks of code in pages have it. */
const classOf: typeof tokenClass = (token) => `tk-${token}`;

/** Code in the colours of the site. */
export function CodeWords({ words }: { words: readonly CodeWord[] }) {
  return words.map(({ kind, text }, index) =>
    kind === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a word has no other name than its place
      <span key={index} className={classOf(kind)}>
        {text}
      </span>
    ),
  );
}
