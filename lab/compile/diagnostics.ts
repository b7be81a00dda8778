import ts from 'typescript';
import type { Comparison } from './comparisons';
import type { Fault, Sample } from './types';

/** A sample as a file that only the compiler sees. The comparisons follow its code. */
export type SampleFile = { name: string; text: string; sample: Sample; comparisons: Comparison[] };

/** Messages about unused names. Only imports have to be used: samples may declare names to show them. */
const UNUSED = new Set([6133, 6192, 6196, 6198]);

/** Messages about an imported file that does not exist. */
const MODULE_NOT_FOUND = new Set([2307, 2882]);

/** The errors in one sample, at their places in the Markdown file. */
export function faultsOf(file: SampleFile, program: ts.Program, root: string): Fault[] {
  const source = program.getSourceFile(file.name);
  if (!source) throw new Error(`The compiler has not read ${file.name}.`);
  const textOf = ({ messageText }: ts.Diagnostic) =>
    ts.flattenDiagnosticMessageText(messageText, '\n').replaceAll(`${root}/`, '');
  const unread = program.getSyntacticDiagnostics(source);
  if (unread.length > 0) {
    return unread.map((found) => faultAt(file.sample, found.start, textOf(found)));
  }
  return program.getSemanticDiagnostics(source).flatMap((found) => {
    const { code, start = 0 } = found;
    if (UNUSED.has(code) && !isInImport(source, start)) return [];
    if (MODULE_NOT_FOUND.has(code)) return missingModule(file.sample, start, textOf(found));
    const compared = comparedAt(file, start);
    if (!compared) return faultAt(file.sample, start, textOf(found));
    const message = `${compared.name} is not what the package has: ${textOf(found)}`;
    return faultAt(file.sample, compared.start, message);
  });
}

function faultAt(sample: Sample, start: number, message: string): Fault {
  // An error at the end of the code would be on the line that closes the fence.
  const before = sample.code.slice(0, Math.min(start, sample.code.trimEnd().length)).split('\n');
  const row = before.length - 1;
  return {
    file: sample.origin ?? sample.file,
    line: sample.origin ? row + 1 : sample.line + 1 + row,
    column: (before.at(-1)?.length ?? 0) + (sample.indents[row] ?? 0) + 1,
    message,
  };
}

/** The comparison at a position after the code. */
function comparedAt({ sample, comparisons }: SampleFile, start: number): Comparison | undefined {
  let end = sample.code.length;
  if (start < end) return undefined;
  return comparisons.find(({ code }) => {
    end += code.length;
    return start < end;
  });
}

function missingModule(sample: Sample, start: number, text: string): Fault[] {
  const [, specifier = ''] = /'([^']+)'/.exec(text) ?? [];
  if (sample.given.includes(specifier)) return [];
  return [faultAt(sample, start, text + advice(specifier))];
}

function advice(specifier: string): string {
  return /^\.\.?\//.test(specifier)
    ? ` Show the file in a block with its name as title, or say that readers have it: given="${specifier}".`
    : '';
}

function isInImport(source: ts.SourceFile, position: number): boolean {
  return source.statements.some(
    (statement) =>
      ts.isImportDeclaration(statement) && statement.pos <= position && position < statement.end,
  );
}

/** All faults as one text with a line for each. Editors turn the places into links. */
export function listed(faults: readonly Fault[]): string {
  return faults
    .toSorted(
      (a, b) => compare(a.file, b.file) || compare(a.line, b.line) || compare(a.column, b.column),
    )
    .map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`)
    .join('\n');
}

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}
