/** Takes the words of one kind of writing out of a text. To add a language, add one of these. */
export type Tokenizer = {
  name: string;
  /** The runs of text that it reads. Marks belong to the letter before them and begin no run. */
  matches: RegExp;
  /** The words of one run: the run itself, where it may be a word, and its pieces. */
  split: (run: string) => string[];
  /** Which pieces of a typed run a page must hold: all, or any, where a run may be many words. */
  needs: 'all' | 'any';
};

/** In the order in which they read: each what those before it left, and `words` all the rest. */
export const TOKENIZERS: readonly Tokenizer[] = [
  {
    // Chinese and Japanese put no spaces between words: single characters and pairs are found.
    name: 'han and kana',
    matches: /(?!\p{M})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{M}]+/gu,
    split: (run) => [...characters(run), ...pairs(run)],
    needs: 'any',
  },
  {
    // Korean puts particles to the end of words and joins words to one: pairs are found too.
    name: 'hangul',
    matches: /(?!\p{M})[\p{Script=Hangul}\p{M}]+/gu,
    split: (run) => [run, ...pairs(run)],
    needs: 'any',
  },
  {
    // All writing with spaces: whole names of code, their parts, the pieces of their camel case.
    name: 'words',
    matches: /(?!\p{M})[\p{L}\p{M}\p{N}_$]+(?:[.-][\p{L}\p{M}\p{N}_$]+)*/gu,
    split: (run) => {
      const parts = run.split(/[.-]/);
      return [run, ...parts, ...parts.flatMap((part) => part.split(CAMEL_CASE))];
    },
    needs: 'all',
  },
];

/** `load|App`, and `XML|Http`, but not the plural of `URLs`. */
const CAMEL_CASE =
  /(?<=[\p{Ll}\p{Lo}\p{M}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})(?!\p{Lu}s(?!\p{Ll}))/u;

/** A stretch of text in one kind of writing. */
export type Run = { text: string; tokenizer: Tokenizer };

/**
 * The runs of a text, each once, those of one tokenizer after those of the other.
 *
 *     runsOf('使用 Garfish').map(({ text }) => text) //=> ['使用', 'Garfish']
 */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  // Composed, so that an accent, or the mark of half-width ｶﾞ, is no letter of its own.
  let left = text.normalize('NFKC');
  for (const tokenizer of TOKENIZERS) {
    const found = new Set(left.match(tokenizer.matches));
    runs.push(...[...found].map((run) => ({ text: run, tokenizer })));
    left = left.replace(tokenizer.matches, ' ');
  }
  return runs;
}

/**
 * The words of a text, each once.
 *
 *     tokenize('使用 loadApp') //=> ['使', '用', '使用', 'loadApp', 'load', 'App']
 */
export function tokenize(text: string): string[] {
  return [...new Set(runsOf(text).flatMap((run) => run.tokenizer.split(run.text)))];
}

function characters(run: string): string[] {
  return run.match(/\P{M}\p{M}*/gu) ?? [];
}

function pairs(run: string): string[] {
  const all = characters(run);
  return all.slice(1).map((character, index) => (all[index] ?? '') + character);
}
