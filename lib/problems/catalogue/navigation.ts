import { placed, suggest } from '../problem';

// What the build may say about the files that order the pages.

export const badJson = placed((detail: string) => ({
  message: `This is not valid JSON: ${detail}`,
  fix: 'Correct the line. JSON needs double quotes and no comma after the last entry.',
}));

export const missingEntry = placed((name: string, present: readonly string[]) => ({
  message: `There is no page or folder "${name}" here.`,
  fix:
    suggest(name, present) ??
    (/\.mdx?$/.test(name)
      ? `Write "${name.replace(/^\.|\.mdx?$/g, '')}", without a dot in front and an ending.`
      : `Create ${name}.md, or remove the entry.`),
}));

/** Of an entry of a list, or a field of an object, of which JSON would ignore the first. */
export const doubledEntry = placed((name: string) => ({
  message: `"${name}" appears twice.`,
  fix: 'Remove one of the two.',
}));

export const notThisKind = placed((name: string, kind: 'file' | 'dir') => {
  const other = kind === 'file' ? 'a folder' : 'a page';
  const right = kind === 'file' ? 'dir' : 'file';
  return {
    message: `"${name}" is ${other} here.`,
    fix: `Write { "type": "${right}", "name": "${name}" }.`,
  };
});

export const folderInItself = placed((name: string) => ({
  message: `"${name}" is listed inside itself.`,
  fix: 'Remove the entry, or list the folder in one place only.',
}));

export const unusedJson = placed(() => ({
  message: 'This file is not used.',
  fix: 'Name it "_meta.json" beside pages, or "_nav.json", "_moved.json" or "_questions.json" in the top folder, or remove it.',
}));

export const unusedMeta = placed(() => ({
  message: 'No sidebar uses this file.',
  fix: 'Move it into a folder that has pages, such as content/guide/, or remove it. Beside the home page of a site, a language or a version, "_nav.json" lists the pages.',
}));

export const unlistedPage = placed((metaFile: string, name: string) => ({
  message: `The page is missing from ${metaFile}, so no sidebar shows it.`,
  fix: `Add "${name}" to ${metaFile}.`,
}));

export const doubledSection = placed((path: string) => ({
  message: `"activeMatch" of another item is "${path}", too, so its pages have two sections.`,
  fix: 'Name each path once.',
}));

export const emptySection = placed((path: string, routes: readonly string[]) => ({
  message: `"activeMatch" is "${path}", but no page has a path below it.`,
  fix:
    suggest(path, foldersOf(routes)) ??
    'Name the path of a folder with pages, or remove the entry.',
}));

/** `/guide/` of `/guide/a`. */
function foldersOf(routes: readonly string[]): string[] {
  return [...new Set(routes.map((route) => route.replace(/[^/]*$/, '')))];
}
