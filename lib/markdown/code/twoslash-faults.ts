import 'server-only';
import type { NodeErrorWithoutPosition, TwoslashReturn } from 'twoslash';
import * as catalogue from '../../problems/catalogue';
import type { FenceFault } from './fence-fault';
import { shownTypes } from './twoslash-texts';

const MARKS = ['annotate', 'error', 'errors', 'filename', 'log', 'noErrors', 'warn'];

/**
 * What a block does not announce, or announces in vain. `errors` are those of all its code, also of
 * what is cut.
 */
export function twoslashFaults(
  code: string,
  { meta, completions }: TwoslashReturn,
  errors: readonly NodeErrorWithoutPosition[],
): FenceFault[] {
  const { errors: announced } = meta.handbookOptions;
  const unannounced = errors.filter((error) => !announced.includes(Number(error.code)));
  const targets = meta.positionCompletions.toSorted((a, b) => a - b);
  return [
    ...unannounced.map((error) =>
      faultAt(code, error.start, (place) =>
        catalogue.wrongTypes(place, inOneLine(shownTypes(error.text)), Number(error.code)),
      ),
    ),
    ...meta.flagNotations.flatMap((flag) => {
      const numbers: number[] = flag.name === 'errors' ? flag.value : [];
      const absent = numbers.filter(
        (number) => !errors.some(({ code: found }) => found === number),
      );
      const problems =
        flag.type === 'unknown'
          ? [unknown(flag.name)]
          : absent.map(
              (number): Say =>
                (place) =>
                  catalogue.absentError(place, number),
            );
      return problems.map((problemAt) => faultAt(code, flag.start, problemAt));
    }),
    ...completions.flatMap(({ completions: found }, index) =>
      found.length > 0 ? [] : faultAt(code, targets[index] ?? 0, nothingToComplete),
    ),
  ];
}

/** What twoslash itself throws, at the line that its text names, or at the mark that it is about. */
export function thrownFault(code: string, error: Error): FenceFault {
  const { description = error.message } = error as Error & { description?: string };
  const [named, number] = LINE.exec(description) ?? [''];
  const [mark] = /\^[?|]/.exec(description) ?? [];
  const detail = mark
    ? `No name stands above "${mark}".`
    : inOneLine(description.replace(named, '')).replace(/\.?$/, '.');
  const rows = code.split('\n');
  const told = Number(number ?? 0);
  // It counts from the code that is meant, whose line is another where marks stand below marks.
  const line = mark ? nearestLine(rows, mark, told) : told;
  const row = rows[line - 1]?.trim() ?? 'twoslash';
  return {
    line,
    near: mark && row.includes(mark) ? mark : row,
    problemAt: (place) => catalogue.brokenTypeMark(place, detail),
  };
}

const LINE = / (?:on|at) line(?:\(s\))? (\d+)/;

function nearestLine(rows: readonly string[], mark: string, line: number): number {
  const [nearest = line] = rows
    .flatMap((row, index) => (row.includes(mark) ? [index + 1] : []))
    .sort((a, b) => Math.abs(a - line) - Math.abs(b - line));
  return nearest;
}

type Say = FenceFault['problemAt'];

function unknown(name: string): Say {
  return (place) => catalogue.unknownTypeMark(place, name, MARKS);
}

const nothingToComplete: Say = (place) =>
  catalogue.brokenTypeMark(place, 'TypeScript has nothing to complete here.');

function faultAt(code: string, offset: number, problemAt: Say): FenceFault {
  const before = code.slice(0, offset).split('\n');
  const rest = /^.*/.exec(code.slice(offset))?.[0] ?? '';
  return { line: before.length, near: rest, problemAt };
}

function inOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
