import type GarfishInstance from 'garfish';
import { ADDED } from '../guard-loops';
import { type Place, type Report, THROWN_TO_HOST } from '../messages';
import { HOST, type ServedFile } from '../scenario';

type Actions = Readonly<Record<string, () => unknown>>;

/** The code of a host as the body of a function. Its lines stay where they are. */
export function bodyOfHost(code: string): string {
  return code
    .replace(/^\s*import Garfish from (["'])garfish\1;?/, '')
    .replace(/^export const actions =/m, 'const actions = host.actions =');
}

/** Runs the code of a host as it is shown, and returns how one of its actions is performed. */
export function runHost(
  body: string,
  garfish: typeof GarfishInstance,
  report: Report,
): (name: string, how: string) => Promise<void> {
  const host: { actions?: Actions } = {};
  const run = async (step: () => unknown) => {
    try {
      await step();
      return true;
    } catch (error) {
      report('error', '', THROWN_TO_HOST, asText(error), thrownAt(error));
      return false;
    }
  };
  const started = run(() => {
    type Run = (garfish: typeof GarfishInstance, to: typeof host) => void;
    const start = evaluate(`(function (Garfish, host) {${body}\n})\n//# sourceURL=${HOST}`) as Run;
    start(garfish, host);
  });
  return async (name, how) => {
    // What was thrown before the host had actions says more than that it has none.
    if (!(await started) && !host.actions) return;
    report('action', '', `${name}()`, how);
    await run(() => {
      const act = host.actions?.[name];
      if (!act) throw new Error(`host.js exports no action with the name "${name}".`);
      return act();
    });
  };
}

/** A line of a file that readers see, in the stack of an error: V8 has it in parentheses, others behind an `@`. */
const IN_STACK = /(\/apps\/[^\s:?()]+|host\.js):(\d+)/;

/** Where an error was thrown, if it was in a file of the scenario. */
export function thrownAt(error: unknown): Place | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const thrown = stack.split('\n').filter((frame) => !ADDED.test(frame));
  const [, file, line] = IN_STACK.exec(thrown.join('\n')) ?? [];
  return file === undefined ? undefined : { file, line: Number(line) };
}

/** A fault of the syntax, with its line where that is known. */
type Fault = { message: string; line?: number | undefined };

/** The first fault of the syntax of a file, if there is one that is known. */
export async function faultIn({ type, text }: ServedFile): Promise<Fault | undefined> {
  if (type === 'text/javascript') return syntaxFault(text);
  try {
    if (type === 'application/json') JSON.parse(text);
    return undefined;
  } catch (error) {
    const { message } = error as Error;
    const [, told] = /line (\d+) column/.exec(message) ?? [];
    // Not every message tells the line. Most of what is no JSON is no JavaScript either.
    const line = told === undefined ? (await syntaxFault(`(${text})`))?.line : Number(told);
    return { message, line };
  }
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

/** A value as the timeline shows it. */
export function asText(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return 'function';
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return String(value);
  }
}
