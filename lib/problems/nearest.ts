/** How many letters may differ for a word to count as a slip of another. */
const MAX_DISTANCE = 3;

/** The known word that a mistyped one most likely meant, if one is near: `ordr` is `order`. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const typed = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.min(MAX_DISTANCE, Math.floor(word.length / 2)) + 1;
  for (const candidate of known) {
    const distance = editDistance(typed, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
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

/**
 * The number of letters to insert, remove or change to make one word of another (Levenshtein), or the
 * limit when it is not less. A build compares every dead link with every page: what words have in common
 * at their start is skipped, and nothing is computed that cannot come below the limit.
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const length = b.length - start;
  let row = Array.from({ length: length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length - start; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= length; j++) {
      const change = (row[j - 1] ?? 0) + (a[start + i - 1] === b[start + j - 1] ? 0 : 1);
      const cell = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(cell);
      least = Math.min(least, cell);
    }
    if (least >= limit) return limit;
    row = next;
  }
  return Math.min(limit, row[length] ?? 0);
}
