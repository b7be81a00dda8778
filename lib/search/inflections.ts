const ENDINGS = ['s', 'es', 'ed', 'ing', 'ings', 'er', 'ers', 'ion', 'ions', 'e', 'y', 'ies'];
/** A shorter beginning is no word. */
const SHORTEST_STEM = 3;

/**
 * Other forms that an English word may have, in its normal form; some of them are no words, which
 * no index holds. What only goes on behind the word is not among them.
 *
 *     inflections('caching') //=> ['cach', 'caches', 'cached', …, 'cache', …]
 */
export function inflections(word: string): string[] {
  if (!/^[a-z]+$/.test(word)) return [];
  const stems = ENDINGS.filter((ending) => word.endsWith(ending))
    .map((ending) => word.slice(0, -ending.length))
    .filter((stem) => stem.length >= SHORTEST_STEM);
  // The doubled letter of `running`.
  const single = stems
    .filter((stem) => stem.at(-1) === stem.at(-2))
    .map((stem) => stem.slice(0, -1));
  const forms = [...stems, ...single].flatMap((stem) => [
    stem,
    ...ENDINGS.map((ending) => stem + ending),
  ]);
  return [...new Set(forms)].filter((form) => !form.startsWith(word));
}
