import 'server-only';
import { z } from 'zod';
import { contentPath, type Problem, problem } from './problem';

/** A character that readers see, of a text that is not blank. */
export const VISIBLE = /[^\s\p{Cf}]/u;

/** A text that readers see, in one line: others would break the lists in which programs read it. */
export const oneLine = z
  .string()
  .trim()
  .regex(VISIBLE, 'must be a non-empty string')
  .overwrite((value) => value.replace(/\s+/g, ' '));

/** Replacement character of Node for bytes that are not UTF-8. */
const BROKEN = '\uFFFD';

// Tabs are visible; marks that embed or isolate Hebrew text are legitimate. A byte order mark behind the beginning
// comes from two files put together. U+2028 and U+2029 end a line in some programs only.
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029\u202D\u202E\uFEFF\uFFFD]/;

/**
 * Checks for invisible characters that change what is read: control characters, such as terminal
 * colours; marks that reverse the order of letters, so that code differs from what it shows; and the
 * replacement character of broken bytes.
 */
export function findInvisibleCharacters(file: string, source: string): Problem[] {
  return source
    .replace(/^\uFEFF/, ' ')
    .split(/\r\n?|\n/)
    .flatMap((text, index) => {
      const found = UNSEEN.exec(text);
      if (!found) return [];
      const location = { file: contentPath(file), line: index + 1, column: found.index + 1 };
      const [sign] = found;
      const code = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
      return [
        problem(sign === BROKEN ? 'brokenBytes' : 'invisibleCharacter', location, {
          sign: `U+${code}`,
        }),
      ];
    });
}

type Path = readonly PropertyKey[];

/** All that parsed YAML or JSON holds, at any depth, each with the path that leads there. */
export function* valuesIn(
  value: unknown,
  path: Path = [],
): Generator<{ path: Path; value: unknown }> {
  yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key]);
  }
}
