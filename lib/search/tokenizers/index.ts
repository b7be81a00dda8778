import { KOREAN } from './korean';
import type { Token, Tokenizer } from './tokenizer';
import { UNSPACED } from './unspaced';
import { WORDS } from './words';

/** In the order in which they read: each reads what those before it left, and `WORDS` the rest. */
const TOKENIZERS: readonly Tokenizer[] = [UNSPACED, KOREAN, WORDS];

/** A stretch of a text in one kind of writing. */
export type Run = Token & { tokenizer: Tokenizer };

/** Composes a text, so that accents and marks (half-width ｶﾞ) are no letters of their own. */
export function compose(text: string): string {
  return text.normalize('NFKC');
}

/** The runs of a composed text in their order: `使用 Garfish` has two. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let left = text;
  for (const tokenizer of TOKENIZERS) {
    const before = runs.length;
    // One by one: a call with some 120,000 arguments overflows the stack.
    for (const { 0: run, index } of left.matchAll(tokenizer.matches)) {
      runs.push({ text: run, start: index, tokenizer });
    }
    if (runs.length === before) continue;
    left = left.replace(tokenizer.matches, (run) => ' '.repeat(run.length));
  }
  return runs.sort((a, b) => a.start - b.start);
}

export function tokensOf(text: string): Token[] {
  return runsOf(text).flatMap((run) =>
    run.tokenizer.split(run.text).map((token) => ({ ...token, start: run.start + token.start })),
  );
}

/** The words of a text, each once: `loadApp` has `loadApp`, `load` and `App`. */
export function tokenize(text: string): string[] {
  return [...new Set(tokensOf(compose(text)).map((token) => token.text))];
}
