import { distance } from 'fastest-levenshtein';

/** How many letters may differ for a word to count as a slip of another. */
const MAX_DISTANCE = 3;

/** The known word that a mistyped one most likely meant, if one is near: `ordr` is `order`. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  let best: string | undefined;
  let least = Math.min(MAX_DISTANCE, Math.floor(word.length / 2)) + 1;
  for (const candidate of known) {
    // A build compares every dead link with every page, so those of another length are left out first.
    if (Math.abs(candidate.length - typed.length) >= least) continue;
    const slips = distance(typed, candidate.toLowerCase());
    if (slips >= least) continue;
    best = candidate;
    least = slips;
  }
  return best;
}

export function suggest(
  word: string,
  known: readonly string[],
  sentence = (hit: string) => `Write "${hit}".`,
): string | undefined {
  const hit = nearest(word, known);
  return hit === undefined ? undefined : sentence(hit);
}
