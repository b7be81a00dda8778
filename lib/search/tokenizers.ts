/** A word, and where it begins in the text that it was found in. */
export type Token = { text: string; start: number };

/** Takes the words of one kind of writing out of a text. To add a language, add one of these. */
export type Tokenizer = {
  name: 'characters' | 'syllables' | 'words';
  /** The runs of text that it reads. Marks belong to the letter before them and begin no run. */
  matches: RegExp;
  /** The words of one run: the run itself, where it may be a word, and its pieces. */
  split: (run: string) => Token[];
};

/** In the order in which they read: each what those before it left, and `words` all the rest. */
export const TOKENIZERS: readonly Tokenizer[] = [
  {
    // Chinese and Japanese put no spaces between words: single characters and pairs are found.
    name: 'characters',
    matches: /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M}]+/gu,
    split: (run) => [...characters(run), ...pairs(run)],
  },
  {
    // Korean puts particles to the end of words and joins words to one: pairs are found too.
    name: 'syllables',
    matches: /(?!\p{M})[\p{Script=Hangul}\p{M}]+/gu,
    split: (run) => [{ text: run, start: 0 }, ...pairs(run)],
  },
  {
    // All writing with spaces: words, numbers with their dots, names of code and their pieces.
    name: 'words',
    matches: /(?!\p{M})[\p{L}\p{M}\p{N}_$]+(?:\.\p{N}[\p{L}\p{M}\p{N}_$]*)*/gu,
    split: (run) => [{ text: run, start: 0 }, ...pieces(run)],
  },
];

/** `load|App`, `XML|Http`, `GARFISH|_EXPORTS`, but not the plural of `URLs`. */
const PIECE_START =
  /(?<=[\p{Ll}\p{Lo}\p{M}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{Ll}))|(?<=[_$])(?=[^_$])|(?<=[^_$])(?=[_$])/u;

/** A stretch of a text in one kind of writing. */
export type Run = Token & { tokenizer: Tokenizer };

/**
 * The form of a text in which it is taken apart: composed, so that an accent, or the mark of
 * half-width ｶﾞ, is no letter of its own.
 */
export function compose(text: string): string {
  return text.normalize('NFKC');
}

/**
 * The runs of a composed text in their order.
 *
 *     runsOf('使用 Garfish').map(({ text }) => text) //=> ['使用', 'Garfish']
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let left = text;
  for (const tokenizer of TOKENIZERS) {
    const found = [...left.matchAll(tokenizer.matches)];
    if (found.length === 0) continue;
    runs.push(...found.map((match) => ({ text: match[0], start: match.index, tokenizer })));
    left = left.replace(tokenizer.matches, (run) => ' '.repeat(run.length));
  }
  return runs.sort((a, b) => a.start - b.start);
}

/** The words of a composed text, with the place of each. */
export function tokensOf(text: string): Token[] {
  return runsOf(text).flatMap((run) =>
    run.tokenizer.split(run.text).map((token) => ({ ...token, start: run.start + token.start })),
  );
}

/**
 * The words of a text, each once.
 *
 *     tokenize('使用 loadApp') //=> ['使', '用', '使用', 'loadApp', 'load', 'App']
 */
export function tokenize(text: string): string[] {
  return [...new Set(tokensOf(compose(text)).map((token) => token.text))];
}

/**
 * The pieces of a name of code; none when it is one piece.
 *
 *     pieces('loadApp').map(({ text }) => text) //=> ['load', 'App']
 */
export function pieces(name: string): Token[] {
  let start = 0;
  const all = name.split(PIECE_START).map((text) => {
    start += text.length;
    return { text, start: start - text.length };
  });
  if (all.length < 2) return [];
  return all.filter(({ text }) => text.length > 1 && /[\p{L}\p{N}]/u.test(text));
}

/** The characters of a run, each with its marks. */
export function characters(run: string): Token[] {
  return [...run.matchAll(/\P{M}\p{M}*/gu)].map((match) => ({
    text: match[0],
    start: match.index,
  }));
}

/** The pairs of neighbouring characters. */
export function pairs(run: string): Token[] {
  const all = characters(run);
  return all.slice(1).map(({ text }, index) => {
    const before = all[index] ?? { text: '', start: 0 };
    return { text: before.text + text, start: before.start };
  });
}
