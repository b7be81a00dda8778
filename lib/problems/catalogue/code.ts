import { suggest } from '../nearest';
import type { Advice } from '../problem';

// What the build may say about code blocks. The place is added by whoever finds it.

export const unknownFenceWord = (
  typed: string,
  name: string,
  known: readonly string[],
): Advice => ({
  message: `"${typed.replace(/=.*/s, '')}" is not an option of a code block.`,
  fix:
    typed.startsWith(`${name}=`) && known.includes(name)
      ? `Write ${name}="…", with quotes at both ends.`
      : (suggest(name, known) ?? 'Remove it. Put a value with spaces in quotes: title="…".'),
});

/** Other sites put options behind a colon: `js:line-numbers`. */
export const unknownLanguage = (typed: string, known: readonly string[]): Advice => {
  const [name = '', ...options] = typed.toLowerCase().split(':');
  const right = options.length > 0 && known.includes(name);
  return {
    message: `"${typed}" is not a known language, so the code has no colours.`,
    fix: right
      ? `Write "${name}", and options behind a space.`
      : (suggest(name, known) ?? 'Write a language such as "js" or "bash", or "text" for none.'),
    isWarning: true,
  };
};

export const wrongFenceValue = (name: string, form: string): Advice => ({
  message: `"${name}" has a wrong value.`,
  fix: `Write ${form}.`,
});

export const doubledFenceWord = (name: string): Advice => ({
  message: `"${name}" is set twice.`,
  fix: 'Remove one of them.',
});

export const notOfAShell = (name: string, shells: readonly string[]): Advice => ({
  message: `"${name}" works only in shell code.`,
  fix: `Remove it, or set the language to ${shells.map((shell) => `"${shell}"`).join(' or ')}.`,
});

export const wrongLines = (typed: string): Advice => ({
  message: `"${typed}" is not a list of lines.`,
  fix: 'Write line numbers and ranges. The first line is 1: "{1,3-5}".',
});

export const linesBeyondCode = (typed: string, count: number): Advice => ({
  message: `"${typed}" names a line after the end of the code.`,
  fix: `The last line is line ${count}.`,
});

export const wordNotInCode = (word: string): Advice => ({
  message: `"${word}" should be highlighted, but these lines do not contain it.`,
  fix: 'Correct the word, or remove it. Upper and lower case matter.',
});

export const unknownNotation = (typed: string, name: string, known: readonly string[]): Advice => ({
  message: `"${typed}" is not a known mark.`,
  fix:
    suggest(name, known, (hit) => `Write "[!code ${hit}]".`) ??
    'Remove it, or write "[\\!code …]" to show it as it is.',
});

export const notationOutsideComment = (typed: string): Advice => ({
  message: `"${typed}" is not in a comment at the end of its line.`,
  fix: 'Put it in a comment of the language, or write "[\\!code …]" to show it as it is.',
});

export const notationBeyondCode = (typed: string): Advice => ({
  message: `"${typed}" marks lines after the end of the code.`,
  fix: 'Correct the number of lines, or move it into or above the line that it should mark.',
});

export const missingExample = (file: string, known: readonly string[]): Advice => ({
  message: `There is no example "${file}".`,
  fix:
    suggest(file, known) ??
    'Write the path of a file in the folder examples/. If you mean the name of the code below, write title="…".',
});

export const codeBesideFile = (file: string): Advice => ({
  message: `This block shows "${file}", so readers would not see the code in the block.`,
  fix: 'Remove the code, or write title="…" instead of file="…".',
});

export const missingRegion = (file: string, region: string): Advice => ({
  message: `"${file}" has no region "${region}".`,
  fix: `Put "// #region ${region}" above its lines and "// #endregion" below them.`,
});

export const missingProject = (name: string, known: readonly string[]): Advice => ({
  message: `<ExampleProject> takes the name of a project in examples/ and nothing else, not "${name}".`,
  fix:
    suggest(name, known, (hit) => `Write <ExampleProject name="${hit}" /> on a line of its own.`) ??
    `Write <ExampleProject name="…" /> on a line of its own. The projects with a "start" script are ${known.join(', ')}.`,
});

export const regionWithoutFile = (): Advice => ({
  message: 'region="…" needs the file that has the region.',
  fix: 'Write file="examples/…" as well.',
});

export const wrongTypes = (detail: string, number: number): Advice => ({
  message: `TypeScript reports an error: ${detail}`,
  fix: `Correct the code. To show the error to readers, announce it in a line above: "// @errors: ${number}".`,
});

export const absentError = (number: number): Advice => ({
  message: `Error ${number} is announced, but TypeScript does not report it.`,
  fix: `Remove ${number}, or write the number that TypeScript reports.`,
});

export const unknownTypeMark = (name: string, known: readonly string[]): Advice => ({
  message: `"@${name}" is neither a mark nor an option of TypeScript.`,
  fix: suggest(name, known, (hit) => `Write "@${hit}".`) ?? 'Remove the line.',
});

export const brokenTypeMark = (detail: string): Advice => ({
  message: `A mark in this code does not work: ${detail}`,
  fix: 'Put "^" under the name that you mean, and write options as "// @name: value".',
});
