/** What Node puts in place of bytes that are not UTF-8. */
export const BROKEN_SIGN = '\uFFFD';

// Tabs are visible; marks that embed or isolate Hebrew text are legitimate. Half of a character, which
// an escape such as "\uD800" makes, cannot be written into a file.
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202D\u202E\uFFFD\p{Cs}]/u;

/** The first invisible character of a text that changes what is read, and where it is. */
export function findUnseen(text: string): { sign: string; index: number } | undefined {
  const match = UNSEEN.exec(text);
  return match ? { sign: match[0], index: match.index } : undefined;
}

/** The values of parsed YAML or JSON that hold one, which an escape such as "\x1b" brings in unseen. */
export function findUnseenValues(
  value: unknown,
  path: readonly PropertyKey[] = [],
): { sign: string; path: readonly PropertyKey[] }[] {
  if (typeof value === 'string') {
    const found = findUnseen(value);
    return found ? [{ sign: found.sign, path }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    findUnseenValues(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
