import { type Advice, suggest } from '../problem';

// What the build may say about code blocks. The place is added by whoever finds it.

/** Of an option, of its value, or of a list of lines. */
export const unknownOption = (typed: string, known: readonly string[]): Advice => {
  const name = typed.replace(/=.*/s, '');
  return {
    message: `"${typed}" is not an option of a code block.`,
    fix:
      (known.includes(name) ? undefined : suggest(name, known)) ??
      'Write title="…", wrapCode or the numbers of lines, with "+" before those that were added: "{1,+3-5}".',
  };
};

export const unknownLanguage = (typed: string, known: readonly string[]): Advice => ({
  message: `"${typed}" is not a known language, so the code has no colours.`,
  fix:
    suggest(typed.replace(/:.*/, ''), known) ??
    'Write a language such as "js" or "bash", or "text" for none.',
  isWarning: true,
});

/** Of a block with the option `npm2yarn`. */
export const unknownCommand = (): Advice => ({
  message: 'How other package managers say this command is not known.',
  fix: 'Correct the command or the language "bash", or remove "npm2yarn" and show it for npm alone.',
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
