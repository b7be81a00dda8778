import 'server-only';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Problem } from '../problems/problem';
import { BROKEN_SIGN, findUnseen } from '../problems/unseen-signs';

/**
 * Checks for invisible characters that change what is read: control characters, such as terminal
 * colours; marks that reverse the order of letters, so that code differs from what it shows; and the
 * replacement character of broken bytes.
 */
export function findUnseenSigns(file: string, source: string): Problem[] {
  return source.split(/\r\n?|\n/).flatMap((text, index) => {
    const found = findUnseen(text);
    if (!found) return [];
    const place = { file: contentPath(file), line: index + 1, column: found.index + 1 };
    return found.sign === BROKEN_SIGN
      ? [catalogue.brokenBytes(place)]
      : [catalogue.unseenSign(place, found.sign)];
  });
}
