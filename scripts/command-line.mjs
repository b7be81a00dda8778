// @ts-check
import { parseArgs } from 'node:util';

/**
 * @typedef {{ type: 'string' | 'boolean', default?: string | boolean | string[], multiple?: boolean }} Option
 */

/**
 * Reads the arguments of this process. An unknown one ends it: the command would do something else than was meant.
 * @template {Record<string, Option>} T
 * @param {{ usage: string, options?: T, most?: number }} command `most` limits the arguments besides options
 */
export function commandLine({ usage, options, most = 0 }) {
  try {
    const known = /** @type {T} */ (options ?? {});
    const read = parseArgs({ options: known, allowPositionals: true });
    const [extra] = read.positionals.slice(most);
    if (extra === undefined) return read;
    throw new Error(`"${extra}" is one argument too many.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return fail(`${reason}\nUsage: ${usage}`);
  }
}

/**
 * Reads the value of an option as a whole number from 1 on.
 * @param {string} name
 * @param {string} text
 */
export function wholeNumber(name, text) {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  return fail(`${name} is "${text}". Write a whole number from 1 on.`);
}

/**
 * Ends the process with a sentence, without a stack trace.
 * @param {string} message
 * @returns {never}
 */
export function fail(message) {
  console.error(message);
  process.exit(1);
}
