import 'server-only';
import { slug } from 'github-slugger';
import { z } from 'zod';
import type { PageRecord } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import { fragmentOf } from '../markdown/tree/source';
import { readJson } from '../navigation/json-file';
import type { FindPosition, Problem } from '../problems/problem';
import type { RoutePath } from '../routing/route-path';
import { allScopes, type ScopeOptions, scopeKey, scopePrefix } from '../routing/scope';

/** The file in which a language and version explains its terms. */
const TERMS_FILE = '_terms.json';

const term = z.strictObject({
  /** The term, which is the heading of its entry. */
  term: z.string().min(1),
  /** What it means: one paragraph of Markdown. */
  meaning: z.string().regex(/^\S[^\n]*$/, 'must be one line of Markdown'),
  /** Where more is said of it: Markdown that stands below. Default: none. */
  see: z.string().min(1).optional(),
  /** The spellings of which each page links the first one to the glossary. Default: none. */
  forms: z.array(z.string().min(1)).default([]),
});

/** What a `_terms.json` may say. */
export const termsSchema = z.array(term);

export type Term = z.output<typeof term> & {
  /** The id of its heading. */
  id: string;
};

/** The terms of a language and version, and the page that explains them. */
export type Glossary = { page: RoutePath; terms: readonly Term[] };

/** The terms of each language and version, and the fragments that pages include of them. */
export function readTerms(files: ContentFiles, scopes: ScopeOptions) {
  const texts = new Map<string, string>();
  const known: { key: string; file: string; terms: Term[] }[] = [];
  const problems: Problem[] = [];
  for (const scope of allScopes(scopes)) {
    const file = `${scopePrefix(scope, scopes)}/${TERMS_FILE}`.slice(1);
    const read = readJson(files, file, termsSchema);
    problems.push(...read.problems);
    if (!read.value) continue;
    const terms = read.value.map((entry) => ({ ...entry, id: slug(entry.term) }));
    texts.set(file, asMarkdown(terms, read.positionOf));
    known.push({ key: scopeKey(scope), file, terms });
  }
  return { texts, known, problems };
}

/** The glossaries that a page shows, by `scopeKey`, and their files. */
export function shownGlossaries(
  known: ReturnType<typeof readTerms>['known'],
  records: readonly PageRecord[],
) {
  const shown = known.flatMap(({ key, file, terms }) => {
    const page = records.find(
      (record) =>
        scopeKey(record) === key && record.tree.children.some((node) => fragmentOf(node) === file),
    );
    return page ? [{ key, file, glossary: { page: page.routePath, terms } }] : [];
  });
  return {
    files: shown.map(({ file }) => file),
    glossaries: Object.fromEntries(shown.map(({ key, glossary }) => [key, glossary])),
  };
}

/** Each term as a heading with its meaning, on the lines where the file has them, so that problems name these. */
function asMarkdown(terms: readonly Term[], positionOf: FindPosition): string {
  const lines: string[] = [];
  const write = (text: string, path: PropertyKey[]) => {
    const { line } = positionOf(path);
    while (lines.length < line - 1) lines.push('');
    lines.push(text);
  };
  for (const [index, { term, id, meaning, see }] of terms.entries()) {
    write(`## ${term} {#${id}}`, [index, 'term']);
    write(meaning, [index, 'meaning']);
    if (!see) continue;
    // On the line below, it would be one paragraph with the meaning.
    lines.push('');
    write(see, [index, 'see']);
  }
  return lines.join('\n');
}
