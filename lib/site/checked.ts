import 'server-only';
import { createHash } from 'node:crypto';
import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import type { PageRecord } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import { readJson } from '../navigation/json-file';
import { memoize } from './memoize';

/** The record of what `npm run check:claims` has run; nobody writes it but that command. */
export const CHECKED_FILE = '_checked.json';

const checkedSchema = z.strictObject({
  /** The version of Garfish that was run. */
  garfish: z.string().min(1),
  /** What was run of a page, by its path inside the content folder. */
  pages: z.record(
    z.string(),
    z.strictObject({
      /** The sentences that were shown to be true. */
      claims: z.array(z.string()).min(1),
      /** How many of the code blocks were run. */
      samples: z.number(),
      /** The hash of all code blocks. */
      code: z.string(),
    }),
  ),
});

/** What was run, and with which version of Garfish. */
export type CheckedRecord = z.output<typeof checkedSchema>;

const checkedPages = memoize<PageRecord, boolean>(new WeakMap());

/**
 * Reads the record, and finds the pages that it still fits, since a page may have changed: by their path
 * inside the content folder, with the version of Garfish.
 */
export function readChecked(files: ContentFiles, records: readonly PageRecord[]) {
  const { value, problems } = readJson(files, CHECKED_FILE, checkedSchema);
  const checked = new Map<string, string>();
  for (const record of records) {
    const entry = value?.pages[record.relativePath];
    if (!value || !entry) continue;
    const isAsChecked = checkedPages(record, (page) => fits(page, entry), JSON.stringify(entry));
    if (isAsChecked) checked.set(record.relativePath, value.garfish);
  }
  return { checked, problems };
}

/** Whether a page says and shows what was run. */
function fits(
  { content, tree }: PageRecord,
  { code, claims }: CheckedRecord['pages'][string],
): boolean {
  const words = inOneLine(content);
  return code === hashOfCode(tree) && claims.every((claim) => words.includes(inOneLine(claim)));
}

/** The first letters of the hash of all code that a page shows. */
export function hashOfCode(tree: Root): string {
  const hash = createHash('sha256');
  visit(tree, 'element', (element) => {
    if (element.tagName === 'pre') hash.update(`${textOf(element)}\0`);
  });
  return hash.digest('hex').slice(0, 16);
}

/** The cells of a row are lines of the page's text, and claims part them by strokes. */
function inOneLine(text: string): string {
  return text.replace(/[\s|]+/g, ' ');
}
