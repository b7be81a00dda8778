import { suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about blocks of code.

export function unknownFenceWord(
  place: Place,
  typed: string,
  name: string,
  known: readonly string[],
): Problem {
  return {
    ...place,
    message: `"${typed.replace(/=.*/s, '')}" says nothing behind the language of a code block.`,
    fix:
      suggest(name, known, (hit) => `Write "${hit}".`) ??
      'Remove it. A value with spaces needs quotes: title="…".',
  };
}

export function wrongFenceValue(place: Place, name: string, form: string): Problem {
  return { ...place, message: `"${name}" is not written like that.`, fix: `Write ${form}.` };
}

export function doubledFenceWord(place: Place, name: string): Problem {
  return {
    ...place,
    message: `"${name}" stands twice behind the language, so one of the two would be lost.`,
    fix: 'Remove one of them.',
  };
}

export function notOfAShell(place: Place, name: string, shells: readonly string[]): Problem {
  return {
    ...place,
    message: `"${name}" has a meaning in code of a shell only.`,
    fix: `Remove it, or write ${shells.map((shell) => `"${shell}"`).join(' or ')} as the language.`,
  };
}

export function wrongLines(place: Place, typed: string): Problem {
  return {
    ...place,
    message: `"${typed}" names no lines.`,
    fix: 'Write numbers and ranges of lines, the first line being 1: "{1,3-5}".',
  };
}

export function linesBeyondCode(place: Place, typed: string, count: number): Problem {
  return {
    ...place,
    message: `"${typed}" names a line that the code does not have.`,
    fix: `Its last line is line ${count}.`,
  };
}

export function wordNotInCode(place: Place, word: string): Problem {
  return {
    ...place,
    message: `"${word}" is to be highlighted, but does not stand in these lines.`,
    fix: 'Correct the word, or remove it. Upper and lower case count.',
  };
}

export function unknownNotation(
  place: Place,
  typed: string,
  name: string,
  known: readonly string[],
): Problem {
  return {
    ...place,
    message: `"${typed}" marks nothing.`,
    fix:
      suggest(name, known, (hit) => `Write "[!code ${hit}]".`) ??
      'Remove it, or write "[\\!code …]" to show it as it is.',
  };
}

export function notationOutsideComment(place: Place, typed: string): Problem {
  return {
    ...place,
    message: `"${typed}" stands in no comment at the end of its line.`,
    fix: 'Put it into a comment of the language, or write "[\\!code …]" to show it as it is.',
  };
}

export function notationBeyondCode(place: Place, typed: string): Problem {
  return {
    ...place,
    message: `"${typed}" marks lines behind the end of the code.`,
    fix: 'Correct the number of lines, or put it above or into the line that it is to mark.',
  };
}

export function missingExample(place: Place, file: string, known: readonly string[]): Problem {
  return {
    ...place,
    message: `There is no example "${file}".`,
    fix:
      suggest(file, known, (hit) => `Write "${hit}".`) ??
      'Write the path of a file in the folder examples/, or title="…" if you mean the name of the code below.',
  };
}

export function codeBesideFile(place: Place, file: string): Problem {
  return {
    ...place,
    message: `This block shows "${file}" and has code of its own, which readers would not see.`,
    fix: 'Remove the code, or write title="…" instead of file="…".',
  };
}

export function missingRegion(place: Place, file: string, region: string): Problem {
  return {
    ...place,
    message: `"${file}" has no region "${region}".`,
    fix: `Put "// #region ${region}" above its lines and "// #endregion" below them.`,
  };
}

export function regionWithoutFile(place: Place): Problem {
  return {
    ...place,
    message: 'region="…" says nothing without the file that has the region.',
    fix: 'Write file="examples/…" as well.',
  };
}
