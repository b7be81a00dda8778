import { placed, shortened, suggest, warned } from '../problem';

// What the build may say about the front matter of a page.

export const badYaml = placed((detail: string) => ({
  message: `The front matter is not valid YAML: ${detail}`,
  fix: 'Correct the line. Quote a string that contains ": " or starts with a special character.',
}));

export const textAsComment = warned((comment: string) => ({
  message: `"${shortened(comment)}" is a comment, so readers do not see it.`,
  fix: 'Put quotes around the whole text.',
}));

export const frontMatterNotClosed = placed(() => ({
  message: 'The front matter starts with "---" but is never closed.',
  fix: 'Add a line "---" after its last field.',
}));

export const frontMatterNotFields = placed(() => ({
  message: 'The front matter is not a list of fields.',
  fix: 'Write each field on a line of its own as "name: value".',
}));

export const unknownField = placed((name: string, known: readonly string[]) => ({
  message: `Unknown field "${name}".`,
  fix: suggest(name, known, (hit) => `Write "${hit}", or remove it.`) ?? 'Remove it.',
}));

/** Of a field, of an entry of a list, or of the whole file when nothing is named. */
export const wrongField = placed((name: string, detail: string) => ({
  message: `Invalid ${subjectOf(name)}: ${detail}.`,
  fix: 'CONTRIBUTING.md lists the fields and their values.',
}));

function subjectOf(name: string): string {
  if (name === '') return 'file';
  // An entry is known by its number, which counts from 0.
  return /^\d+$/.test(name) ? 'entry' : `"${name}"`;
}

/** Of a key of `askedAt` in the front matter. */
export const askedNowhere = placed((id: string, ids: readonly string[]) => ({
  message: `"askedAt" names the heading "${id}", which the page does not have.`,
  fix: suggest(id, ids) ?? 'Name a heading of the page by its id, or put the phrases into "asked".',
}));

/** Of a key of `_questions.json`. */
export const lostPlace = placed((address: string) => ({
  message: `The file names "${address}", which does not exist.`,
  fix: 'Name the page or section that the entry is about now, or remove the entry.',
}));

/** Of a question below `none` in `_questions.json`. */
export const answeredQuestion = placed((question: string, place: string) => ({
  message: `"${shortened(question)}" stands below "none", but "${place}" answers it.`,
  fix: 'Remove one of the two.',
}));

export const missingTitle = placed(() => ({
  message: 'The page has no title.',
  fix: 'Add "title: …" to the front matter, or begin the text with "# Title".',
}));

export const notFoundPage = warned(() => ({
  message: 'Readers who open this page are told that it does not exist.',
  fix: 'Remove "pageType" if it does: every site has a not-found page without a file.',
}));

export const textOfNotFound = placed(() => ({
  message: 'The not-found page shows nothing of the text of this page.',
  fix: 'Remove the text, or "pageType".',
}));
