import { suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about the files that order the pages.

export function badJson(place: Place, detail: string): Problem {
  return {
    ...place,
    message: `This is not valid JSON: ${detail}`,
    fix: 'Correct the line. JSON needs double quotes and no comma after the last entry.',
  };
}

export function doubledField(place: Place, name: string): Problem {
  return {
    ...place,
    message: `"${name}" stands twice in one entry, so one of the two would be lost.`,
    fix: 'Remove one of them.',
  };
}

export function missingEntry(place: Place, name: string, present: readonly string[]): Problem {
  return {
    ...place,
    message: `"${name}" names neither a page nor a folder here.`,
    fix:
      suggest(name, present, (hit) => `Write "${hit}".`) ??
      `Create ${name}.md, or remove the entry.`,
  };
}

export function doubledEntry(place: Place, name: string): Problem {
  return {
    ...place,
    message: `"${name}" is listed twice.`,
    fix: 'Remove one of the two entries.',
  };
}

export function notThisKind(place: Place, name: string, kind: 'file' | 'dir'): Problem {
  const other = kind === 'file' ? 'a folder' : 'a page';
  const right = kind === 'file' ? 'dir' : 'file';
  return {
    ...place,
    message: `"${name}" is ${other} here.`,
    fix: `Write { "type": "${right}", "name": "${name}" }.`,
  };
}

export function folderInItself(place: Place, name: string): Problem {
  return {
    ...place,
    message: `"${name}" is listed inside itself, which would never end.`,
    fix: 'Remove the entry, or list the folder at one place only.',
  };
}

export function unusedJson(place: Place): Problem {
  return {
    ...place,
    message: 'Nothing reads this file.',
    fix: 'Name it "_meta.json" beside pages, or "_nav.json" or "_moved.json" in the first folder; or remove it.',
  };
}

export function unlistedPage(place: Place, metaFile: string, name: string): Problem {
  return {
    ...place,
    message: `The page is missing from ${metaFile}, so no sidebar shows it.`,
    fix: `Add "${name}" to ${metaFile}.`,
  };
}
