import { suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about the components of a page.

export function unknownAttribute(
  place: Place,
  component: string,
  name: string,
  known: readonly string[],
): Problem {
  const all = known.map((attribute) => `"${attribute}"`).join(', ');
  return {
    ...place,
    message: `<${component}> has no attribute "${name}".`,
    fix:
      suggest(name, known, (hit) => `Write "${hit}".`) ??
      (known.length > 0 ? `Remove it; there are ${all}.` : 'Remove it.'),
  };
}

export function wrongAttribute(
  place: Place,
  component: string,
  name: string,
  howToWrite: string,
): Problem {
  return {
    ...place,
    message: `The attribute "${name}" of <${component}> is not right.`,
    fix: `Write ${howToWrite}.`,
  };
}

export function doubledAttribute(place: Place, component: string, name: string): Problem {
  return {
    ...place,
    message: `<${component}> has the attribute "${name}" twice.`,
    fix: 'Remove one of the two.',
  };
}

export function missingAttribute(
  place: Place,
  component: string,
  name: string,
  howToWrite: string,
): Problem {
  return {
    ...place,
    message: `<${component}> has no "${name}".`,
    fix: `Add ${howToWrite}.`,
  };
}

export function misplacedComponent(
  place: Place,
  name: string,
  [around = '']: readonly string[],
): Problem {
  return {
    ...place,
    message: `<${name}> stands outside of <${around}>.`,
    fix: `Put it between <${around}> and </${around}>.`,
  };
}

export function blockInLine(place: Place, name: string): Problem {
  return {
    ...place,
    message: `<${name}> stands in the middle of a text.`,
    fix: 'Put it on lines of its own, with an empty line before and after it.',
  };
}

export function blockInWords(place: Place, name: string): Problem {
  return {
    ...place,
    message: `<${name}> holds more than the words of one line.`,
    fix: 'Leave in it only words, and put lists, code blocks and further paragraphs below it.',
  };
}

export function emptyComponent(place: Place, name: string): Problem {
  return {
    ...place,
    message: `<${name}> holds nothing.`,
    fix: `Put its content between <${name}> and </${name}>, or remove it.`,
  };
}

export function unusedContent(place: Place, name: string): Problem {
  return {
    ...place,
    message: `<${name}> shows nothing of what stands inside of it.`,
    fix: `Put it below, and end the tag with "/>".`,
  };
}

/** `allowed` are the components that may stand there. */
export function foreignContent(place: Place, name: string, allowed: readonly string[]): Problem {
  const first = allowed[0] ?? '';
  return {
    ...place,
    message: `<${name}> holds something other than ${tags(allowed)}.`,
    fix: `Put it between <${first}> and </${first}>, or outside of <${name}>.`,
  };
}

export function wordsTwice(place: Place, name: string): Problem {
  return {
    ...place,
    message: `<${name}> has its words both in "text" and inside of it.`,
    fix: 'Write them once.',
  };
}

export function unnamedTab(place: Place, name: string): Problem {
  return {
    ...place,
    message: `The <${name}> has neither a label nor a value, so it has no name.`,
    fix: `Add label="…".`,
  };
}

export function doubledTab(place: Place, value: string): Problem {
  return {
    ...place,
    message: `Two tabs of one group are called "${value}".`,
    fix: 'Give each a "value" of its own; labels may be alike.',
  };
}

export function secondDefaultTab(place: Place): Problem {
  return {
    ...place,
    message: 'More than one tab of the group is the default.',
    fix: 'Leave "default" with one of them, or name that one in "defaultValue" of <Tabs>.',
  };
}

/** `attribute` of <Tabs> names a tab that is not there. */
export function missingTab(
  place: Place,
  attribute: string,
  value: string,
  known: readonly string[],
): Problem {
  return {
    ...place,
    message: `"${attribute}" of <Tabs> names "${value}", which is no tab of it.`,
    fix: suggest(value, known, (hit) => `Write "${hit}".`) ?? 'Add that tab, or correct the name.',
  };
}

export function tabWithoutChoice(place: Place): Problem {
  return {
    ...place,
    message: 'There are more tabs than names in "values" of <Tabs>.',
    fix: 'Add the name to "values", or give the tab a label.',
  };
}

export function unknownCommand(place: Place, command: string): Problem {
  return {
    ...place,
    message: `How other package managers say "${command}" is not known.`,
    fix: 'Write each out: <PackageManagerTabs command={{ npm: "…", yarn: "…", pnpm: "…", bun: "…" }} />.',
  };
}

export function stepsWithoutSteps(place: Place): Problem {
  return {
    ...place,
    message: '<Steps> holds no steps.',
    fix: 'Begin each step with a heading "###", or write the steps as a list "1.", "2.".',
  };
}

export function badFileTree(place: Place): Problem {
  return {
    ...place,
    message: '<FileTree> holds something other than one list of names.',
    fix: 'Write each file and folder as an item "- name comment", those in a folder indented below it.',
  };
}

export function badDrawing(place: Place, drawing: string, detail: string): Problem {
  return {
    ...place,
    message: `The drawing "${drawing}" cannot become part of a page: ${detail}`,
    fix: 'Correct the file, or show it as a picture: ![description](…).',
  };
}

function tags(names: readonly string[]): string {
  return names.map((name) => `<${name}>`).join(' and ');
}
