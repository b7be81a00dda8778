import type * as GarfishPackage from 'garfish';
import { HOST } from '../scenario';
import { type CodePosition, LOOP_GUARD, THROWN_TO_HOST } from '../stage-messages';
import { report } from './page';

type Actions = Readonly<Record<string, () => unknown>>;

/** Runs the body of a host (prepare-code.ts), and returns how one of its actions is performed. */
export function runHost(body: string, garfish: typeof GarfishPackage) {
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
    const code = `(function (garfishPackage_, hostModule_) { return (async () => { 'use strict'; ${body}\n})(); })`;
    const start = evaluate(`${code}\n//# sourceURL=${HOST}`) as (...values: unknown[]) => unknown;
    return start(garfish, host);
  });
  return async (name: string, how: string) => {
    // What was thrown before the host had actions says more than that it has none.
    if (!(await started) && !actionsOf(host)) return;
    report('action', '', `${name}()`, how);
    await run(() => {
      const act = actionsOf(host)?.[name];
      if (!act) throw new Error(`host.js exports no action with the name "${name}".`);
      return act();
    });
  };
}

/** The actions, as far as the host has run: a variable can't be read before its declaration. */
function actionsOf(host: { actions?: Actions }): Actions | undefined {
  try {
    return host.actions;
  } catch {
    return undefined;
  }
}

/** A line of a file that readers see, in the stack of an error: V8 has it in parentheses, others behind an `@`. */
const IN_STACK = /(\/apps\/[^\s:?()]+|host\.js):(\d+)/;

const GUARD_IN_STACK = new RegExp(`\\b${LOOP_GUARD}`);

/** Returns the position at which an error was thrown, if it was in a file of the scenario. */
export function thrownAt(error: unknown): CodePosition | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const thrown = stack.split('\n').filter((frame) => !GUARD_IN_STACK.test(frame));
  const [, file, line] = IN_STACK.exec(thrown.join('\n')) ?? [];
  return file === undefined ? undefined : { file, line: Number(line) };
}

/** Evaluates code outside of any function, so that its first line is line 1. */
// biome-ignore lint/security/noGlobalEval: the policy of the stage allows it, and nothing else
export const evaluate: (code: string) => unknown = eval;

/** A value as the timeline shows it. */
export function asText(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return 'function';
  // As JSON, `NaN` would be `null`.
  if (typeof value !== 'object') return String(value);
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return Object.prototype.toString.call(value);
  }
}
