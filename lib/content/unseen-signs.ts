import 'server-only';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Problem } from '../problems/problem';

/**
 * Finds the signs of a file that nobody can see and that change what is read: control characters,
 * such as the colours of a terminal, which no browser shows; marks that turn the order of letters
 * around, so that code says something else than it shows; and what stands for broken bytes.
 */
export function findUnseenSigns(file: string, source: string): Problem[] {
  return source.split(/\r\n?|\n/).flatMap((text, index) => {
    const match = UNSEEN.exec(text);
    if (!match) return [];
    const place = { file: contentPath(file), line: index + 1, column: match.index + 1 };
    return match[0] === BROKEN
      ? [catalogue.brokenBytes(place)]
      : [catalogue.unseenSign(place, match[0])];
  });
}

/** What the reader of a file puts in place of bytes that are no UTF-8. */
const BROKEN = '\uFFFD';

// Tabs are seen; marks that embed or isolate a piece of Hebrew have their use in a text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const UNSEEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202D\u202E\uFFFD]/;
