import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { readScenario } from './scenarios';
import { recordedForms } from './trace';

/**
 * The recorded runs of a scenario with the names of their forms. `npm run record` writes them by an exported site,
 * so a new scenario is built once without.
 */
export function recordedTexts(id: string): [form: string, text: string][] {
  return Object.keys(recordedForms(readScenario(id))).flatMap((form) => {
    const file = `lib/playground/traces/${id}.${form}.tsv`;
    return existsSync(file) ? [[form, readFileSync(file, 'utf8')]] : [];
  });
}
