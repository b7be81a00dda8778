import 'server-only';

/** `"…/node_modules/@garfish/core/dist/index"`, with the package's name in it. */
const IN_PACKAGE = /"[^"]*\/node_modules\/((?:@[\w.-]+\/)?[\w.-]+)[^"]*"/g;

/** What stands before a name to say what it is: `(alias) `. */
const KIND = /^\([a-z ]+\) /;

/**
 * What TypeScript says, as readers need it: without the folders of the machine, and without the
 * line that repeats an import.
 */
export function shownTypes(text: string): string {
  return text
    .replace(IN_PACKAGE, '"$1"')
    .replaceAll(`${TYPES_FOLDER}/`, './')
    .replace(/\nimport .*$/, '')
    .replace(KIND, '');
}

/** What a package says of a name, without the signs of Markdown. */
export function shownDocs(docs: string): string {
  return docs
    .replace(/^\[MDN Reference\]\(.*\)$/m, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|`/g, '')
    .trim();
}

/** Where the compiler finds the blocks: in the project, for its packages, beside no file of it. */
export const TYPES_FOLDER = `${process.cwd().replaceAll('\\', '/')}/content`;
