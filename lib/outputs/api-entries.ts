import 'server-only';
import { toString as textOf } from 'hast-util-to-string';
import { absoluteUrl } from '../config';
import type { PageRecord } from '../content/pages';
import { codeOf } from '../markdown/code/fence';
import type { SinceRecord } from '../navigation/meta-files';
import { sinceOf } from '../navigation/since';
import type { OverviewName } from '../navigation/types';
import type { RoutePath } from '../routing/route-path';
import {
  cutAtHeadings,
  elementsOf,
  factIn,
  firstParagraph,
  isErrorEntry,
  type NamedText,
  type PagePart,
  tableRows,
} from './page-parts';
import { isSummaryHead, isWordFor, nameKindOf } from './table-words';

/** A name of the API, and where the documentation tells of it. */
export type ApiEntry = Omit<OverviewName, 'since'> & {
  /** What the documentation says of it, in short. */
  summary: string;
};

type ApiPage = Pick<PageRecord, 'routePath' | 'title' | 'tree'> & {
  frontmatter: Pick<PageRecord['frontmatter'], 'description'>;
};

/**
 * The names that a page tells of, by these rules:
 *
 * - A table whose first column is headed by a kind of name ("Option", "Hook") lists one name, or
 *   several, in each row: the code with which the first cell begins. Its heading is that of the same
 *   name on the page, else the one above the table.
 * - A heading of nothing but code is a name, of the kind that the heading above it says ("Options").
 * - Below an address with the part `errors`, a heading that begins with code is the text of an error.
 * - A page whose title is declared by code on the page is a name: a method where it is called.
 */
export function apiEntries(page: ApiPage): ApiEntry[] {
  const parts = cutAtHeadings(elementsOf(page.tree));
  const errors = parts.filter((part) => isErrorEntry(page, part));
  if (errors.length > 0) return errors.map(errorEntry);
  const headings = parts.filter(({ depth }) => depth > 1);
  return [
    ...titleEntry(page, parts),
    ...headings.flatMap((part) => headingEntry(part, parts)),
    ...parts.flatMap((part) => tableEntries(part, headings)),
  ];
}

/** A name with or without what it is called with: `run`, `router.push(options)`. */
const NAME = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(\(.*\))?\??$/s;

/** With these words a declaration begins. */
const DECLARING = '(?:export|declare|interface|function|class|const)';

function titleEntry(
  { title, frontmatter: { description = '' } }: ApiPage,
  parts: readonly PagePart[],
): ApiEntry[] {
  const name = nameIn(title);
  if (name === undefined) return [];
  const own = name.slice(name.lastIndexOf('.') + 1).replaceAll('$', '\\$&');
  const declared = new RegExp(`^\\s*(?:${DECLARING} )*${own}\\s*(?:\\??:(.*)|[<(])`, 'm');
  const declaration = parts
    .flatMap(({ nodes }) => nodes.flatMap((element) => codeOf(element) ?? []))
    .map(textOf)
    .filter((code) => new RegExp(`^\\s*${DECLARING} `, 'm').test(code))
    .map((code) => declared.exec(code))
    .find((found) => found !== null);
  if (!declaration) return [];
  const [, type] = declaration;
  const signature = declarationAt(declaration.input, declaration.index);
  // A property that holds a function is called like any other.
  const kind = type === undefined || /^\s*[<(]/.test(type) ? 'method' : 'property';
  return [{ name, kind, anchor: null, summary: description, signature }];
}

/**
 * The declaration that begins at a place of some code, on one line and without the members of the
 * objects in it: `router: {…}`.
 */
function declarationAt(code: string, start: number): string {
  let depth = 0;
  let end = start;
  for (; end < code.length; end += 1) {
    const sign = code[end] ?? '';
    const isArrow = sign === '>' && code[end - 1] === '=';
    if (/[([{<]/.test(sign)) depth += 1;
    else if (/[)\]}>]/.test(sign) && !isArrow) depth -= 1;
    if (depth < 0 || (depth === 0 && sign === ';')) break;
  }
  return code
    .slice(start, end)
    .replace(new RegExp(`^\\s*(?:${DECLARING} )*`), '')
    .replace(/\{[^{}]*\}/g, '{…}')
    .replace(/\s+/g, ' ')
    .replace(/\( /g, '(')
    .replace(/,? \)/g, ')')
    .trim();
}

function headingEntry(part: PagePart, parts: readonly PagePart[]): ApiEntry[] {
  const { text, names, depth, id } = part;
  const name = nameIn(text);
  if (name === undefined || names.length !== 1 || names[0] !== text) return [];
  const above = parts.slice(0, parts.indexOf(part)).findLast((one) => one.depth < depth);
  const isCalled = text.endsWith(')');
  const type = factIn(part, (fact) => isWordFor('type', fact) || isWordFor('signature', fact));
  return [
    {
      name,
      kind: nameKindOf(above?.text ?? '') ?? (isCalled ? 'method' : 'symbol'),
      anchor: id,
      summary: firstParagraph(part),
      signature: isCalled ? text : type === undefined ? null : `${name}: ${type}`,
    },
  ];
}

/** The names in the tables of a part. Their heading is that of the same name, if the page has one. */
function tableEntries(part: PagePart, headings: readonly PagePart[]): ApiEntry[] {
  const tables = part.nodes.filter(({ tagName }) => tagName === 'table').map(tableRows);
  return tables.flatMap(([head = [], ...rows]) => {
    const kind = nameKindOf(head[0]?.text ?? '');
    if (!kind) return [];
    return rows.flatMap((row) =>
      (row[0]?.names ?? []).flatMap((typed): ApiEntry[] => {
        const name = nameIn(typed);
        if (name === undefined) return [];
        const own = headings.find(({ text }) => nameIn(text) === name) ?? part;
        const anchor = own.depth > 1 ? own.id : null;
        const signature = signatureInRow(typed, head, row);
        return [{ name, kind, anchor, summary: summaryOf(head, row), signature }];
      }),
    );
  });
}

/** What a row says of its name: below "What …", else in its only other cell, else in all of them. */
function summaryOf(head: readonly NamedText[], row: readonly NamedText[]): string {
  const summaryColumn = head.findIndex(({ text }) => isSummaryHead(text));
  const [only, ...more] = summaryColumn < 0 ? row.slice(1) : [row[summaryColumn]];
  if (more.length === 0) return only?.text ?? '';
  return row
    .map(({ text }, index) => `${head[index]?.text}: ${text}`)
    .slice(1)
    .join('; ');
}

/** What a row says of a name: how it is called and what that returns, or its type. */
function signatureInRow(
  typed: string,
  head: readonly NamedText[],
  row: readonly NamedText[],
): string | null {
  const cell = (what: 'type' | 'returns') =>
    row[head.findIndex(({ text }) => isWordFor(what, text))];
  if (typed.endsWith(')')) {
    const returned = cell('returns');
    const isType = returned !== undefined && returned.names[0] === returned.text;
    return isType ? `${typed}: ${returned.text}` : typed;
  }
  const type = cell('type');
  // Several names in a row have several types.
  return type && row[0]?.names.length === 1 ? `${typed}: ${type.text}` : null;
}

function errorEntry(part: PagePart): ApiEntry {
  const { text, id } = part;
  const summary = firstParagraph(part);
  return { name: text, kind: 'error', anchor: id, summary, signature: null };
}

function nameIn(typed: string): string | undefined {
  return NAME.exec(typed)?.[1];
}

type PlacedEntry = ApiEntry & OverviewName & { page: RoutePath; address: string };

export type ApiIndex = ReturnType<typeof apiIndex>;

const ABOUT =
  'Every method, option, hook and error text that this documentation describes. "page" is a path ' +
  'of the site, "anchor" the id of a heading on it or null for the page itself, "address" both in one, ' +
  '"signature" how it is called or its type, or null where no page says so, "since" the first version ' +
  'that has it, or null where that is not known.';

/** Every name that some pages tell of, sorted, each with its address. */
export function apiIndex(pages: readonly ApiPage[], site: string, since: SinceRecord | undefined) {
  const placed = pages.flatMap((page) =>
    apiEntries(page).map(({ name, kind, anchor, summary, signature }): [string, PlacedEntry] => {
      const place = { name, kind, page: page.routePath, anchor };
      const address = absoluteUrl(page.routePath + (anchor === null ? '' : `#${anchor}`));
      const entry = { ...place, address, summary, signature, since: sinceOf(since, place) };
      return [JSON.stringify([name, kind, address]), entry];
    }),
  );
  // A heading and the table above it may tell of the same name; the one that comes first counts.
  const byKey = new Map(placed.toReversed());
  const entries = [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
  // The version changes when a field changes its meaning or goes away.
  return { version: 1, site, about: ABOUT, entries };
}
