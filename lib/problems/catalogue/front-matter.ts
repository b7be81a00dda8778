import { suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about the front matter of a page.

export function badYaml(place: Place, detail: string): Problem {
  return {
    ...place,
    message: `The front matter is not valid YAML: ${detail}`,
    fix: 'Correct the line. A text that holds ": " or begins with a sign needs quotes around it.',
  };
}

export function frontMatterNotClosed(place: Place): Problem {
  return {
    ...place,
    message: 'The front matter begins with "---" but never ends.',
    fix: 'Write a line "---" below its last field.',
  };
}

export function frontMatterNotYaml(place: Place, language: string): Problem {
  return {
    ...place,
    message: `The front matter is marked as "${language}"; only YAML is read.`,
    fix: 'Write "---" alone on the first line and the fields as "name: value".',
  };
}

export function frontMatterNotFields(place: Place): Problem {
  return {
    ...place,
    message: 'The front matter is not a list of fields.',
    fix: 'Write each field on a line of its own as "name: value".',
  };
}

export function unknownField(place: Place, name: string, known: readonly string[]): Problem {
  return {
    ...place,
    message: `"${name}" is not a field of this place.`,
    fix: suggest(name, known, (hit) => `Write "${hit}", or remove it.`) ?? 'Remove it.',
  };
}

export function wrongField(place: Place, name: string, detail: string): Problem {
  return {
    ...place,
    message: `"${name}" is not right: ${detail}.`,
    fix: 'CONTRIBUTING.md lists the fields with the values they take.',
  };
}

export function missingTitle(place: Place): Problem {
  return {
    ...place,
    message: 'The page has no title.',
    fix: 'Add "title: …" to the front matter, or begin the text with "# Title".',
  };
}
