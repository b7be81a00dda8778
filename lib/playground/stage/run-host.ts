import type Garfish from 'garfish';
import type { Report } from '../messages';
import { asText } from './watch';

type Actions = Readonly<Record<string, () => unknown>>;

/** Runs the code of a host as it is shown, and returns how one of its actions is performed. */
export function runHost(
  code: string,
  garfish: typeof Garfish,
  report: Report,
): (name: string) => Promise<void> {
  const body = code
    .replace("import Garfish from 'garfish';\n", '')
    .replace('export const actions =', 'return');
  let actions: Actions = {};
  const run = async (step: () => unknown) => {
    try {
      await step();
    } catch (error) {
      report('error', '', 'thrown to the host', asText(error));
    }
  };
  const started = run(() => {
    actions = new Function('Garfish', body)(garfish) as Actions;
  });
  return async (name) => {
    await started;
    await run(() => actions[name]?.());
  };
}
