import { placed, suggest } from '../problem';

// What the build may say about the components of a page.

export const unknownAttribute = placed(
  (component: string, name: string, known: readonly string[]) => {
    const all = known.map((attribute) => `"${attribute}"`).join(', ');
    return {
      message: `<${component}> has no attribute "${name}".`,
      fix:
        suggest(name, known) ?? (known.length > 0 ? `Remove it; there are ${all}.` : 'Remove it.'),
    };
  },
);

export const wrongAttribute = placed((component: string, name: string, howToWrite: string) => ({
  message: `<${component}> does not accept this value of "${name}".`,
  fix: `Write ${howToWrite}.`,
}));

export const doubledAttribute = placed((component: string, name: string) => ({
  message: `<${component}> has the attribute "${name}" twice.`,
  fix: 'Remove one of the two.',
}));

export const missingAttribute = placed((component: string, name: string, howToWrite: string) => ({
  message: `<${component}> has no "${name}".`,
  fix: `Add ${howToWrite}.`,
}));

export const misplacedComponent = placed((name: string, around: string) => ({
  message: `<${name}> must stand in <${around}>.`,
  fix: `Put it between <${around}> and </${around}>.`,
}));

export const blockInLine = placed((name: string) => ({
  message: `<${name}> must stand on lines of its own.`,
  fix: 'Put an empty line before and after it.',
}));

export const emptyComponent = placed((name: string) => ({
  message: `<${name}> is empty.`,
  fix: `Put its content between <${name}> and </${name}>, or remove it.`,
}));

export const unusedContent = placed((name: string) => ({
  message: `<${name}> does not show its content.`,
  fix: `Move the content below it, and end the tag with "/>".`,
}));

export const foreignContent = placed((name: string, allowed: readonly string[]) => {
  const first = allowed[0] ?? '';
  return {
    message: `<${name}> may contain only ${tags(allowed)}.`,
    fix: `Put it between <${first}> and </${first}>, or outside <${name}>.`,
  };
});

export const doubledTab = placed((value: string) => ({
  message: `Two tabs of one group are called "${value}".`,
  fix: 'Give each a "value" of its own; labels may be alike.',
}));

export const stepsWithoutSteps = placed(() => ({
  message: '<Steps> contains no steps.',
  fix: 'Begin each step with a heading "###", or write the steps as a list "1.", "2.".',
}));

export const notTwoBeside = placed((count: number) => ({
  message: `<Beside> shows two blocks side by side, but it contains ${count === 1 ? 'one' : count}.`,
  fix: 'Write two blocks, such as code and a list. To make one of several, put <div> and </div> around them.',
}));

export const badDrawing = placed((drawing: string, detail: string) => ({
  message: `The drawing "${drawing}" cannot become part of a page: ${detail}`,
  fix: 'Correct the file, or show it as a picture: ![description](…).',
}));

function tags(names: readonly string[]): string {
  return names.map((name) => `<${name}>`).join(' and ');
}
