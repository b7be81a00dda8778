// @ts-check
import { parseArgs } from 'node:util';

/**
 * @typedef {{ type: 'string' | 'boolean', default?: string | boolean | string[], multiple?: boolean }} Option
 */

/**
 * What a command was given. An argument that it does not know is an error: the command would do something else than
 * was meant.
 * @template {Record<string, Option>} T
 * @param {string[]} args
 * @param {{ usage: string, options?: T, most?: number }} command `most` is how many arguments it takes besides its options
 */
export function readArguments(args, { usage, options, most = 0 }) {
  const known = /** @type {T} */ (options ?? {});
  const refused = (/** @type {string} */ reason) => new Error(`${reason}\nUsage: ${usage}`);
  try {
    const read = parseArgs({ args, options: known, allowPositionals: true });
    const spare = read.positionals[most];
    if (spare !== undefined) throw refused(`"${spare}" is one argument too many.`);
    return read;
  } catch (error) {
    const { code = '', message } = /** @type {NodeJS.ErrnoException} */ (error);
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    // Node goes on with advice on dashes.
    throw refused(message.replace(/\n[\s\S]*|\. To [\s\S]*/, '').replace(/\.?$/, '.'));
  }
}

/**
 * The same for the arguments of this process, which ends with a sentence where they cannot be used.
 * @template {Record<string, Option>} T
 * @param {{ usage: string, options?: T, most?: number }} command
 */
export function commandLine(command) {
  return orEnd(() => readArguments(process.argv.slice(2), command));
}

/**
 * The value of an option as a whole number.
 * @param {string} name
 * @param {string} text
 * @param {number} [least]
 */
export function wholeNumber(name, text, least = 1) {
  const number = Number(text);
  if (/^-?\d+$/.test(text) && Number.isSafeInteger(number) && number >= least) return number;
  throw new Error(`${name} is "${text}". Write a whole number from ${least} on.`);
}

/**
 * Ends the process with the message of an error, without the lines of the program.
 * @template R
 * @param {() => R} read
 * @returns {R}
 */
export function orEnd(read) {
  try {
    return read();
  } catch (error) {
    tell(error);
    process.exit(1);
  }
}

/**
 * The same for work that takes a while; what it has printed by then is still written.
 * @param {() => Promise<void>} work
 */
export async function orFail(work) {
  try {
    await work();
  } catch (error) {
    tell(error);
    process.exitCode = 1;
  }
}

/** @param {unknown} error */
function tell(error) {
  console.error(error instanceof Error ? error.message : error);
}
