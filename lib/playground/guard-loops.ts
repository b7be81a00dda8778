import { codeWords } from './code-words';

/** The function that lets a loop go on. */
const LOOP_GUARD = 'mayGoOn_';

/** The function in a stack: what it throws is a fault of the line that calls it. */
export const ADDED = /\bmayGoOn_/;

/**
 * Whether a loop may go on: for a second, until the browser has come to something else. It stands behind the code,
 * where it moves no line and a `'use strict'` stays the first statement.
 */
const GO_ON = `
;function ${LOOP_GUARD}() {
  const own = ${LOOP_GUARD};
  own.calls = (own.calls ?? 0) + 1;
  if (own.calls % 64) return true;
  own.from ||= (setTimeout(() => { own.from = 0; }), Date.now());
  if (Date.now() - own.from > 1000) {
    throw new Error('This loop ran for more than a second, so it was stopped.');
  }
  return true;
}`;

/**
 * Lets the `while` and `for` loops of a reader's code end after a second. Firefox and Safari run the stage in the
 * process of the page, which a loop without end would stop, too.
 */
export function guardLoops(code: string): string {
  // The parentheses of comments and strings must not count.
  const plain = codeWords(code)
    .map(({ kind, text }) =>
      kind === 'comment' || kind === 'string' ? ' '.repeat(text.length) : text,
    )
    .join('');
  const guards = [...plain.matchAll(/\b(while|for)\s*\(/g)].flatMap(
    ({ 0: head, 1: word, index }) => {
      const [start, end] = conditionOf(plain, index + head.length, word === 'for');
      if (start === undefined || end === undefined) return [];
      return plain.slice(start, end).trim() === ''
        ? [{ at: start, text: `${LOOP_GUARD}()` }]
        : [
            { at: start, text: `${LOOP_GUARD}()&&(` },
            { at: end, text: ')' },
          ];
    },
  );
  let guarded = code;
  for (const { at, text } of guards.sort((one, other) => other.at - one.at)) {
    guarded = guarded.slice(0, at) + text + guarded.slice(at);
  }
  return guards.length > 0 ? guarded + GO_ON : code;
}

/** Where the condition of a loop begins and ends; nothing for `for (… of …)` and for what is not closed. */
function conditionOf(plain: string, open: number, isFor: boolean): number[] {
  const semicolons: number[] = [];
  let depth = 1;
  for (let at = open; at < plain.length; at++) {
    const letter = plain.charAt(at);
    if ('([{'.includes(letter)) depth += 1;
    if (')]}'.includes(letter)) depth -= 1;
    if (letter === ';' && depth === 1) semicolons.push(at);
    if (depth > 0) continue;
    const [first = 0, second] = semicolons;
    if (!isFor) return [open, at];
    return second === undefined ? [] : [first + 1, second];
  }
  return [];
}
