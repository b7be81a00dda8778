/** Writing systems that are split into words in different ways. */
export type Writing = 'unspaced' | 'korean' | 'spaced';

export type Token = { text: string; start: number };

/** A stretch of a text in one kind of writing. */
export type Run = Token & { writing: Writing };

/**
 * Each takes what those before it leave. Marks belong to the letter before them and begin no run. Spaced writing has
 * words, numbers with their dots, and names in code.
 */
const RUNS: readonly (readonly [Writing, RegExp])[] = [
  ['unspaced', /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M}]+/gu],
  ['korean', /(?!\p{M})[\p{Script=Hangul}\p{M}]+/gu],
  ['spaced', /(?!\p{M})[\p{L}\p{M}\p{N}_$]+(?:\.\p{N}[\p{L}\p{M}\p{N}_$]*)*/gu],
];

/** Composes a text, so that accents and marks (half-width ｶﾞ) are not separate letters. */
export function compose(text: string): string {
  return text.normalize('NFKC');
}

/** Returns the runs of a composed text in their order: `使用 Garfish` has two. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let left = text;
  for (const [writing, form] of RUNS) {
    const before = runs.length;
    // One by one: a call with some 120,000 arguments overflows the stack.
    for (const { 0: run, index } of left.matchAll(form)) {
      runs.push({ text: run, start: index, writing });
    }
    if (runs.length > before) left = left.replace(form, (run) => ' '.repeat(run.length));
  }
  return runs.sort((a, b) => a.start - b.start);
}

export function tokensOf(text: string): Token[] {
  return runsOf(text).flatMap((run) =>
    splitRun(run).map((token) => ({ ...token, start: run.start + token.start })),
  );
}

/** Returns the words of a text, each once: `loadApp` has `loadApp`, `load` and `App`. */
export function tokenize(text: string): string[] {
  return [...new Set(tokensOf(compose(text)).map((token) => token.text))];
}

/**
 * Splits a run into itself, where it may be a word, and its pieces. Chinese and Japanese have no spaces between
 * words, so letters and pairs of letters are indexed; Korean joins particles and words, so pairs of syllables are.
 */
export function splitRun({ text, writing }: Pick<Run, 'text' | 'writing'>): Token[] {
  if (writing === 'unspaced') return [...characters(text), ...pairs(text)];
  return [{ text, start: 0 }, ...(writing === 'korean' ? pairs(text) : namePieces(text))];
}

/** Returns the letters of a run, each with its marks. */
export function characters(run: string): Token[] {
  return [...run.matchAll(/\P{M}\p{M}*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
}

export function pairs(run: string): Token[] {
  const letters = characters(run);
  return letters.slice(1).map(({ text }, index) => {
    const { text: before, start } = letters[index] as Token;
    return { text: before + text, start };
  });
}

/** `load|App`, `XML|Http`, `GARFISH|_EXPORTS`, but not the plural of `URLs`. */
const PIECE_START =
  /(?<=[\p{Ll}\p{Lo}\p{M}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{Ll}))|(?<=[_$])(?=[^_$])|(?<=[^_$])(?=[_$])/u;

/** Returns the pieces of a name in code: `loadApp` has `load` and `App`. A single piece is none. */
function namePieces(name: string): Token[] {
  let start = 0;
  const pieces = name.split(PIECE_START).map((text) => {
    start += text.length;
    return { text, start: start - text.length };
  });
  if (pieces.length < 2) return [];
  return pieces.filter(({ text }) => text.length > 1 && /[\p{L}\p{N}]/u.test(text));
}

/** A letter that may begin any word; the pairs that it is in say more. */
export function isOneLetter(word: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]$/u.test(word);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant.
const ASCII = /^[\x00-\x7f]*$/;

/**
 * Returns the form in which words are compared: small letters of one width, without the accents of Latin and Greek,
 * but with marks that make another letter, as in `й`, `が` and `कि`. Only `ё` is also written without them.
 *
 *     normalize('Café ＡＰＩ') //=> 'cafe api'
 *     normalize('Ёж')         //=> 'еж'
 *     normalize('ｶﾞ')          //=> 'ガ'
 */
export function normalize(text: string): string {
  // Most words are; it takes a fifth of the time.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е');
}

export function normalWords(text: string): string[] {
  return runsOf(compose(text)).map((run) => normalize(run.text));
}

const ENDING = /(?<=[a-z]{3})(?:ies|ings?|ed|es|ers?|s|e|y|ions?|ly|able|ments?)$/;

/**
 * Returns one form for most forms of an English word, which may be no word itself.
 *
 *     stem('caching') //=> 'cach'
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.endsWith('ss')) return word;
  const short = word
    .replace(ENDING, '')
    // What is left of `rendered`, as of `render` itself.
    .replace(/(?<=[a-z]{3})er$/, '')
    .replace(/(?<=[a-z]{3})[eyis]$/, '');
  return short.length > 3 && short.at(-1) === short.at(-2) ? short.slice(0, -1) : short;
}
