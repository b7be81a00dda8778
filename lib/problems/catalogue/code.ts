import { type Advice, codePointOf, suggest } from '../problem';

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

export const unknownCommand = (command: string): Advice => ({
  message: `How other package managers say "${command}" is not known.`,
  fix: 'Correct the command, or remove "npm2yarn" and show it for npm alone.',
});

export const wrongLines = (typed: string): Advice => ({
  message: `"${typed}" is not a list of lines.`,
  fix: 'Write line numbers and ranges, with "+" before those that were added. The first line is 1: "{1,+3-5}".',
});

export const emptyCode = (): Advice => ({
  message: 'This block of code is empty.',
  fix: 'Write the code between its two lines, or remove them.',
  isWarning: true,
});

export const linesBeyondCode = (typed: string, count: number): Advice => ({
  message: `"${typed}" names a line after the end of the code.`,
  fix: `The last line is line ${count}.`,
});

export const markInCode = (typed: string): Advice => ({
  message: `Readers see "${typed}" as it is typed.`,
  fix: 'Name the lines behind the language: "{3}" highlights one, "{+3-5}" marks those that were added.',
  isWarning: true,
});

export const hiddenInCode = (sign: string): Advice => ({
  message: `The code holds the character ${codePointOf(sign)}, which nobody sees and readers copy with it.`,
  fix: 'Type the line again. If the code is about it, write it as an escape sequence.',
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

export const missingProject = (name: string, known: readonly string[]): Advice => ({
  message: `<ExampleProject> takes the name of a project in examples/ and nothing else, not "${name}".`,
  fix:
    suggest(name, known, (hit) => `Write <ExampleProject name="${hit}" /> on a line of its own.`) ??
    `Write <ExampleProject name="…" /> on a line of its own. The projects with a "start" script are ${known.join(', ')}.`,
});
