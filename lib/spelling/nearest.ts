/** How many letters may differ for a word to count as a slip of another. */
const MAX_DISTANCE = 3;

/** The known word that a mistyped one most likely meant, if one is near: `ordr` is `order`. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.min(MAX_DISTANCE, Math.floor(word.length / 2)) + 1;
  for (const candidate of known) {
    // Each letter more is a difference; to count them all takes long where many words are compared.
    if (Math.abs(candidate.length - word.length) >= bestDistance) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
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
  sentence: (hit: string) => string,
): string | undefined {
  const hit = nearest(word, known);
  return hit === undefined ? undefined : sentence(hit);
}

/** The number of letters to insert, remove or change to make one word of another (Levenshtein). */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
