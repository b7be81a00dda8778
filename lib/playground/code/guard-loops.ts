import type { AnyNode, Node } from 'acorn';
import { type Replacement, walk } from './parse-code';

const LOOP_GUARD = 'loopGuard_';

/** The guard in a stack: what it throws is a fault of the line that calls it. */
export const GUARD_IN_STACK = /\bloopGuard_/;

/**
 * The guard lets a loop run for a second, until the browser has come to something else. It stands behind the code,
 * where it moves no line and a `'use strict'` stays the first statement.
 */
export const GUARD_CODE = `
;function ${LOOP_GUARD}() {
  const guard = ${LOOP_GUARD};
  guard.calls = (guard.calls ?? 0) + 1;
  if (guard.calls % 64) return;
  guard.from ||= (setTimeout(() => { guard.from = 0; }), Date.now());
  if (Date.now() - guard.from > 1000) {
    throw new Error('This loop ran for more than a second, so it was stopped.');
  }
}`;

/**
 * Calls the guard in the body of each loop. Firefox and Safari run the stage in the process of the page, which a loop
 * without end would stop, too.
 */
export function guardLoops(program: Node): Replacement[] {
  const guards: Replacement[] = [];
  const insert = (at: number, text: string) => guards.push({ start: at, end: at, text });
  walk(program, (one) => {
    const node = one as AnyNode;
    if (!/^(While|DoWhile|For|ForIn|ForOf)Statement$/.test(node.type) || !('body' in node)) return;
    const { type, start, end } = node.body as Node;
    if (type === 'BlockStatement') return insert(start + 1, `${LOOP_GUARD}();`);
    insert(start, `{${LOOP_GUARD}();`);
    insert(end, '}');
  });
  return guards;
}
