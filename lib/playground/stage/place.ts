import { ADDED } from '../guard-loops';
import type { Place } from '../messages';

/** A line of a file that readers see, in the stack of an error: V8 has it in parentheses, others behind an `@`. */
const IN_STACK = /(\/apps\/[^\s:?()]+|host\.js):(\d+)/;

/** Where an error was thrown, if it was in a file of the scenario. */
export function placeOf(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const thrown = stack.split('\n').filter((frame) => !ADDED.test(frame));
  const [, file, line] = IN_STACK.exec(thrown.join('\n')) ?? [];
  return file === undefined ? undefined : { file, line: Number(line) };
}

/** The first fault of the syntax of a function's body; nothing when there is none. */
export function syntaxFault(code: string): Promise<{ message: string; line: number } | undefined> {
  const text = `(function () {${code}\n})`;
  try {
    evaluate(text);
    return Promise.resolve(undefined);
  } catch (error) {
    // Only of an error that nobody catches do all browsers tell the line.
    return new Promise((resolve) => {
      window.addEventListener(
        'error',
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
          // What is not closed ends where the code does.
          const line = Math.min(event.lineno, code.split('\n').length);
          resolve({ message: (error as Error).message, line });
        },
        { once: true, capture: true },
      );
      setTimeout(() => evaluate(text));
    });
  }
}

/** Evaluates code outside of any function, so that its first line is line 1. */
// biome-ignore lint/security/noGlobalEval: the policy of the stage allows it, and nothing else
export const evaluate: (code: string) => unknown = eval;
