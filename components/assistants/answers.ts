import { fetchFile } from '@/lib/browser/connection';
import { withoutBase } from '@/lib/routing/base-path';
import { markdownPath } from '@/lib/routing/route-path';
import { findEntries } from '@/lib/search/find-entries';
import type { SearchResults, Suggestion } from '@/lib/search/types';

type ApiEntry = { name: string; kind: string; summary: string; page: string; anchor: string };

/** What is found, a paragraph for each row. */
export function foundIn(query: string, results: SearchResults | undefined): string {
  if (!results) throw new Error('The search is not available.');
  const rows = results.pages.flatMap(({ suggestions }) => suggestions);
  if (rows.length === 0) return `Nothing was found for "${query}".`;
  return rows.map((row) => [row.header, row.link, textOf(row)].join('\n').trim()).join('\n\n');
}

function textOf(row: Suggestion): string {
  if (row.type === 'content') return row.statement;
  return row.type === 'header' ? (row.answer ?? '') : '';
}

/** The Markdown of a page, by its path, its file or its URL. */
export async function readPage(path: string): Promise<string> {
  const { pathname } = new URL(path, window.location.origin);
  const route = `/${withoutBase(pathname).replace(/^\/+|\.(md|html)$/g, '')}` as const;
  return textAt(markdownPath(route)).catch(() => textAt(markdownPath(`${route}/`)));
}

/** The entry of the message that a console shows. */
export async function explainError(message: string): Promise<string> {
  const { entries } = (await (await fetchFile('/api-index.json')).json()) as {
    entries: ApiEntry[];
  };
  const errors = entries
    .filter(({ kind }) => kind === 'error')
    .map((entry) => ({
      ...entry,
      heading: entry.name,
      text: `${entry.name} ${entry.summary}`,
      messages: [entry.name],
    }));
  const [found] = findEntries(errors, message);
  if (!found) throw new Error('No entry has this message. Search for what you see instead.');
  return textAt(`${found.page}/${found.anchor}.md`);
}

async function textAt(path: string): Promise<string> {
  return (await fetchFile(path)).text();
}
