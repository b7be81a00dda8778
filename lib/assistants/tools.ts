import type { ApiIndex } from '../outputs/api-entries';
import { withoutBase } from '../routing/base-path';
import { markdownPath, pathKeyOf } from '../routing/route-path';
import { findEntries } from '../search/find-entries';
import type { SearchResults, Suggestion } from '../search/types';

/** Where the tools find what they tell. */
export type Documentation = {
  /** The text of a file of the site; rejects where there is none. */
  readFile: (path: string) => Promise<string>;
  /** Nothing where the search fails. */
  search: (query: string) => Promise<SearchResults | undefined>;
};

type Input = Readonly<Record<string, unknown>>;

/** What an assistant may ask for. A failure says what to do instead. */
export type Tool = {
  description: string;
  inputSchema: { type: 'object'; properties: object; required: string[] };
  annotations: { readOnlyHint: true };
  execute: (input: Input) => Promise<string>;
};

/** Assistants cut off more than this at once. */
const MOST_CHARACTERS = 20_000;
const MOST_NAMES = 12;

/** What assistants are offered, in the browser and by the server, which have names of their own for some. */
export function docTools({ readFile, search }: Documentation) {
  const apiIndex = async (): Promise<ApiIndex> => JSON.parse(await readFile('/api-index.json'));
  return {
    search: toolOf({
      description: 'Finds sections of the Garfish documentation.',
      needs: ['query', 'Words, a question or a symptom'],
      async run(query) {
        const results = await search(query);
        if (!results) throw new Error('The search is not available.');
        const rows = results.pages.flatMap(({ suggestions }) => suggestions);
        if (rows.length === 0) return `Nothing was found for "${query}".`;
        return paragraphs(rows.map((row) => [row.header, row.link, said(row)]));
      },
    }),
    read: toolOf({
      description: 'Returns a page as Markdown. A long page comes in parts, by offset.',
      needs: ['path', 'The path or URL of a page, such as /api/run'],
      also: { offset: { type: 'number', description: 'Where the part begins' } },
      async run(path, { offset }) {
        const text = await markdownOf(path, readFile);
        if (text === undefined) throw new Error(await noPage(path, search));
        const start = Number(offset) || 0;
        const end = start + MOST_CHARACTERS;
        const more = end < text.length ? `\n\n[Read on with offset ${end}]` : '';
        return text.slice(start, end) + more;
      },
    }),
    explain_error: toolOf({
      description: 'Explains an error or a warning of Garfish: its cause, a check, and the fix.',
      needs: ['message', 'The message as the console shows it'],
      async run(message) {
        const { entries } = await apiIndex();
        const errors = entries
          .filter(({ kind }) => kind === 'error')
          .map((entry) => ({
            ...entry,
            heading: entry.name,
            text: `${entry.name} ${entry.summary}`,
            messages: [entry.name],
          }));
        const [found] = findEntries(errors, message);
        if (found) return readFile(`${found.page}/${found.anchor}.md`);
        throw new Error('No entry has this message. Search for what you see instead.');
      },
    }),
    signature: toolOf({
      description:
        'Tells how a method, option, hook or property of Garfish is called, and its type.',
      needs: ['name', 'A name, such as loadApp or activeWhen'],
      async run(name) {
        const parts = name.toLowerCase().replace(/\(.*$/, '').split('.').filter(Boolean);
        // In the index, `Garfish.router.push` is `router.push`, and `channel.emit` is `emit`.
        const ends = parts.map((_, first) => `.${parts.slice(first).join('.')}`);
        const { entries } = await apiIndex();
        const found = ends
          .map((end) => entries.filter((entry) => `.${entry.name}`.toLowerCase().endsWith(end)))
          .find((some) => some.length > 0);
        if (!found) throw new Error(`Garfish has no "${name}".`);
        return paragraphs(
          found
            .slice(0, MOST_NAMES)
            .map((entry) => [
              `${entry.kind} ${entry.name}`,
              entry.signature,
              entry.summary,
              entry.address,
            ]),
        );
      },
    }),
  };
}

type ToolOptions = {
  description: string;
  /** The one text that it needs, and what that is. */
  needs: [name: string, description: string];
  also?: object;
  run: (value: string, all: Input) => Promise<string>;
};

export function toolOf({ description, needs: [needed, what], also, run }: ToolOptions): Tool {
  const properties = { [needed]: { type: 'string', description: what }, ...also };
  return {
    description,
    inputSchema: { type: 'object', properties, required: [needed] },
    annotations: { readOnlyHint: true },
    async execute(input) {
      const value = input[needed];
      if (typeof value === 'string' && value.trim() !== '') return run(value, input);
      throw new Error(`"${needed}" must be a string.`);
    },
  };
}

function paragraphs(parts: readonly (string | null)[][]): string {
  return parts.map((lines) => lines.filter(Boolean).join('\n')).join('\n\n');
}

function said(row: Suggestion): string {
  if (row.type === 'content') return row.statement;
  return row.type === 'header' ? (row.answer ?? '') : '';
}

/** Paths are read below it; which host it is does not matter. */
const ORIGIN = 'https://a.page';

/** The Markdown of a page by its path, its file or its URL; nothing where there is no such page. */
async function markdownOf(path: string, readFile: Documentation['readFile']) {
  if (!URL.canParse(path, ORIGIN)) return undefined;
  const { pathname } = new URL(path, ORIGIN);
  const route = pathKeyOf(withoutBase(pathname).replace(/\.md$/, '')) as `/${string}`;
  for (const file of [markdownPath(route), markdownPath(`${route}/`)]) {
    const text = await readFile(file).catch(() => undefined);
    if (text !== undefined) return text;
  }
  return undefined;
}

async function noPage(path: string, search: Documentation['search']): Promise<string> {
  const near = (await search(path))?.pages.map(({ routePath }) => routePath) ?? [];
  return `There is no page "${path}".${near.length > 0 ? ` Near it: ${near.join(', ')}` : ''}`;
}
