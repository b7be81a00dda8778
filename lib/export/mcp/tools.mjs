// @ts-check
import { findEntries } from '../../search/find-entries';
import { sectionSearch } from './section-search.mjs';

/**
 * What the server knows: the Markdown of each page and error entry by its path, and the names of the API.
 * @typedef {{ name: string, kind: string, summary: string, signature: string | null, address: string }} Entry
 * @typedef {{ title: string, pages: Record<string, string>, entries: Entry[] }} Documentation
 * @typedef {{ text: string, isError?: boolean }} Answer
 */

/** Assistants cut off more than this at once. */
const MOST_CHARACTERS = 20_000;
const MOST_SECTIONS = 6;
const MOST_NAMES = 12;

/** @param {Documentation} documentation */
export function toolsOf({ pages, entries }) {
  const search = sectionSearch(pages);
  const errors = Object.entries(pages).flatMap(([path, text]) =>
    path.includes('/errors/') ? entryOf(text) : [],
  );
  return [
    tool({
      name: 'search',
      description: 'Finds sections of the Garfish documentation.',
      needs: ['query', 'Words, a question or a symptom'],
      run(query) {
        const found = search(query).slice(0, MOST_SECTIONS);
        if (found.length === 0) return { text: `Nothing was found for "${query}".` };
        return {
          text: found
            .map(({ path, title, text }) => `## ${title}\n\nPage: ${path}\n\n${text.slice(0, 600)}`)
            .join('\n\n'),
        };
      },
    }),
    tool({
      name: 'read',
      description: 'Returns a page as Markdown. A long page comes in parts, by offset.',
      needs: ['path', 'The path or URL of a page, such as /api/run'],
      also: { offset: { type: 'number', description: 'Where the part begins' } },
      run(path, { offset = 0 }) {
        const text = pages[fileOf(path)] ?? pages[`${fileOf(path).slice(0, -3)}/index.md`];
        if (text === undefined) return { isError: true, text: noPage(path, search) };
        const start = Number(offset) || 0;
        const end = start + MOST_CHARACTERS;
        const more = end < text.length ? `\n\n[Read on with offset ${end}]` : '';
        return { text: text.slice(start, end) + more };
      },
    }),
    tool({
      name: 'explain_error',
      description: 'Explains an error or a warning of Garfish: its cause, a check, and the fix.',
      needs: ['message', 'The message as the console shows it'],
      run(message) {
        const [entry] = findEntries(errors, message);
        return entry
          ? { text: entry.text }
          : { isError: true, text: 'No entry has this message. Search for what you see instead.' };
      },
    }),
    tool({
      name: 'signature',
      description:
        'Tells how a method, option, hook or property of Garfish is called, and its type.',
      needs: ['name', 'A name, such as loadApp or activeWhen'],
      run(name) {
        const wanted = name.replace(/\(.*$/, '').toLowerCase();
        const isWanted = (/** @type {Entry} */ { name }) =>
          name.toLowerCase() === wanted || name.toLowerCase().endsWith(`.${wanted}`);
        const found = entries.filter(isWanted).slice(0, MOST_NAMES);
        if (found.length === 0) return { isError: true, text: `Garfish has no "${name}".` };
        return {
          text: found
            .map(({ kind, name, signature, summary, address }) =>
              [`${kind} ${name}`, signature, summary, address].filter(Boolean).join('\n'),
            )
            .join('\n\n'),
        };
      },
    }),
  ];
}

/**
 * @param {object} parts
 * @param {string} parts.name
 * @param {string} parts.description
 * @param {[string, string]} parts.needs the one argument that it needs, and what that is
 * @param {Record<string, object>} [parts.also]
 * @param {(value: string, all: Record<string, unknown>) => Answer} parts.run
 */
function tool({ name, description, needs: [needed, what], also = {}, run }) {
  const properties = { [needed]: { type: 'string', description: what }, ...also };
  const inputSchema = { type: 'object', properties, required: [needed] };
  return { name, description, inputSchema, annotations: { readOnlyHint: true }, run };
}

/** The file of a page's Markdown, by its path, its file or its URL. @param {string} path */
function fileOf(path) {
  const [bare = ''] = path.replace(/^https?:\/\/[^/]+/, '').split(/[?#]/);
  const stem = `/${bare}`.replace(/^\/+/, '/').replace(/\.(md|html)$/, '');
  return `${stem.endsWith('/') ? `${stem}index` : stem}.md`;
}

/** @param {string} path @param {ReturnType<typeof sectionSearch>} search */
function noPage(path, search) {
  const near = [...new Set(search(path).map(({ path }) => path))].slice(0, MOST_SECTIONS);
  return `There is no page "${path}".${near.length > 0 ? ` Near it: ${near.join(', ')}` : ''}`;
}

/** What the file of an error says, and the messages in its title. @param {string} text */
function entryOf(text) {
  const [, heading = ''] = /^# (.*)$/m.exec(text) ?? [];
  const messages = [...heading.matchAll(/(`+)(.+?)\1(?!`)/g)].map(([, , message = '']) => message);
  return { heading, text, messages };
}
