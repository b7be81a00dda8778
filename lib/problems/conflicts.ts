import * as catalogue from './catalogue';
import { contentPath, type Problem } from './problem';

/** Git's marks of the two sides, which always begin a line; `=======` may also underline a heading. */
const MARK = /^(?:<{7}|\|{7}|>{7}) \S/;

/** Finds a merge that is not finished; what else is wrong in the file is not worth a word until then. */
export function findConflict(file: string, source: string): Problem[] {
  if (!/^[<|>]{7} /m.test(source)) return [];
  const line = source.split(/\r\n?|\n/).findIndex((row) => MARK.test(row)) + 1;
  return line > 0 ? [catalogue.mergeConflict({ file: contentPath(file), line })] : [];
}
