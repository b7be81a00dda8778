import type GarfishInstance from 'garfish';
import type { Report } from '../messages';
import { HOST } from '../scenario';
import { evaluate, placeOf } from './place';
import { asText } from './watch';

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
    } catch (error) {
      report('error', '', 'thrown to the host', asText(error), placeOf(error));
    }
  };
  const started = run(() => {
    type Run = (garfish: typeof GarfishInstance, to: typeof host) => void;
    const start = evaluate(`(function (Garfish, host) {${body}\n})\n//# sourceURL=${HOST}`) as Run;
    start(garfish, host);
  });
  return async (name, how) => {
    await started;
    report('action', '', `${name}()`, how);
    await run(() => {
      const act = host.actions?.[name];
      if (!act) throw new Error(`host.js exports no action with the name "${name}".`);
      return act();
    });
  };
}
