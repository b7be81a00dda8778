import 'server-only';
import { z } from 'zod';
import { contentPath, type Problem, problem } from './problem';

/** A visible character, in a text that is not blank. */
export const VISIBLE = /[^\s\p{Cf}]/u;

/** A visible text in one line: others would break the lists in which programs read it. */
export const oneLine = z
  .string()
  .trim()
  .regex(VISIBLE, 'must be a non-empty string')
  .overwrite((value) => value.replace(/\s+/g, ' '));

const BROKEN = '\uFFFD';

// Control characters, line ends of some programs only, marks that reverse the order of letters, and a byte order mark
// between two files. Tabs and marks that isolate Hebrew text are legitimate.
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are reported
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202D\u202E\uFEFF\uFFFD]/;

/** Finds invisible characters that change what is read, and broken bytes; one in each line. */
export function findInvisibleCharacters(file: string, source: string): Problem[] {
  return source
    .replace(/^\uFEFF/, ' ')
    .split(/\r\n?|\n/)
    .flatMap((text, index) => {
      const [character] = INVISIBLE.exec(text) ?? [];
      if (character === undefined) return [];
      const column = text.indexOf(character) + 1;
      const location = { file: contentPath(file), line: index + 1, column };
      const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      const kind = character === BROKEN ? 'brokenBytes' : 'invisibleCharacter';
      return [problem(kind, location, { code: `U+${code}` })];
    });
}
