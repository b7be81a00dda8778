import 'server-only';
import { absoluteUrl } from '../config';
import type { PageRecord } from '../content/pages';
import type { SinceRecord } from '../navigation/meta-files';
import { sinceOf } from '../navigation/since';
import type { RoutePath } from '../routing/route-path';
import {
  belowHeading,
  DECLARING,
  declarationAt,
  type Landmark,
  landmarksOfTree,
  type NamedText,
  signatureBelow,
  signatureInRow,
} from './landmarks';
import { isSummaryHead, nameKindOf } from './table-words';

/** A name of the API, and where the documentation tells of it. */
export type ApiEntry = {
  /** As a developer types it, or as the console shows it. */
  name: string;
  kind: string;
  /** The id of the heading that it stands under; none where it is the page itself. */
  anchor: string | null;
  /** What the documentation says of it, in short. */
  summary: string;
  /** How it is called, or its type, where the page says so: `run(options?: Options): this`. */
  signature: string | null;
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
  const landmarks = landmarksOfTree(page.tree);
  return /\/errors(\/|$)/.test(page.routePath)
    ? errorEntries(landmarks)
    : [...titleEntries(page, landmarks), ...headingEntries(landmarks), ...tableEntries(landmarks)];
}

/** A name with or without what it is called with: `run`, `router.push(options)`. */
const NAME = /^([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)(\(.*\))?\??$/s;

function titleEntries(
  { title, frontmatter: { description = '' } }: ApiPage,
  landmarks: readonly Landmark[],
): ApiEntry[] {
  const name = nameIn(title);
  if (name === undefined) return [];
  const own = name.slice(name.lastIndexOf('.') + 1).replaceAll('$', '\\$&');
  const declared = new RegExp(`^\\s*(?:${DECLARING} )*${own}\\s*(?:\\??:(.*)|[<(])`, 'm');
  const declaration = landmarks
    .filter((mark) => mark.type === 'code')
    .filter(({ text }) => new RegExp(`^\\s*${DECLARING} `, 'm').test(text))
    .map(({ text }) => declared.exec(text))
    .find((found) => found !== null);
  if (!declaration) return [];
  const [, type] = declaration;
  const signature = declarationAt(declaration.input, declaration.index);
  // A property that holds a function is called like any other.
  const kind = type === undefined || /^\s*[<(]/.test(type) ? 'method' : 'property';
  return [{ name, kind, anchor: null, summary: description, signature }];
}

function headingEntries(landmarks: readonly Landmark[]): ApiEntry[] {
  return landmarks.flatMap((mark, index) => {
    if (mark.type !== 'heading' || mark.names.length !== 1 || mark.names[0] !== mark.text)
      return [];
    const name = nameIn(mark.text);
    if (name === undefined || mark.depth === 1) return [];
    const above = landmarks
      .slice(0, index)
      .findLast((other) => other.type === 'heading' && other.depth < mark.depth);
    const called = mark.text.endsWith(')') ? 'method' : 'symbol';
    const kind = (above?.type === 'heading' && nameKindOf(above.text)) || called;
    const signature = mark.text.endsWith(')') ? mark.text : signatureBelow(landmarks, index, name);
    return [{ name, kind, anchor: mark.id, summary: textBelow(landmarks, index), signature }];
  });
}

function tableEntries(landmarks: readonly Landmark[]): ApiEntry[] {
  const headings = landmarks.filter((mark) => mark.type === 'heading');
  return landmarks.flatMap((mark, index) => {
    const kind = mark.type === 'table' && nameKindOf(mark.head[0]?.text ?? '');
    if (mark.type !== 'table' || !kind) return [];
    const above = landmarks.slice(0, index).findLast(({ type }) => type === 'heading');
    return mark.rows.flatMap((row) => {
      const summary = summaryOf(mark.head, row);
      return (row[0]?.names ?? []).flatMap((typed): ApiEntry[] => {
        const name = nameIn(typed);
        if (name === undefined) return [];
        const own = headings.find(({ text, depth }) => depth > 1 && nameIn(text) === name) ?? above;
        const anchor = own?.type === 'heading' && own.depth > 1 ? own.id : null;
        return [{ name, kind, anchor, summary, signature: signatureInRow(typed, mark.head, row) }];
      });
    });
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

function errorEntries(landmarks: readonly Landmark[]): ApiEntry[] {
  return landmarks.flatMap((mark, index) => {
    if (mark.type !== 'heading' || mark.depth === 1 || mark.names.length === 0) return [];
    const summary = textBelow(landmarks, index);
    return [{ name: mark.text, kind: 'error', anchor: mark.id, summary, signature: null }];
  });
}

function nameIn(typed: string): string | undefined {
  return NAME.exec(typed)?.[1];
}

/** What the first paragraph below a heading says, if there is one before the next heading. */
function textBelow(landmarks: readonly Landmark[], index: number): string {
  const first = belowHeading(landmarks, index).find(({ type }) => type === 'paragraph');
  return first?.type === 'paragraph' ? first.text : '';
}

type PlacedEntry = ApiEntry & {
  page: RoutePath;
  address: string;
  /** The first version of Garfish that has it, or null where that is not known. */
  since: string | null;
};

export type ApiIndex = {
  /** It changes when a field changes its meaning or goes away. */
  version: 1;
  site: string;
  about: string;
  entries: PlacedEntry[];
};

const ABOUT =
  'Every method, option, hook and error text that this documentation describes. "page" is a path ' +
  'of the site, "anchor" the id of a heading on it or null for the page itself, "address" both in one, ' +
  '"signature" how it is called or its type, or null where no page says so, "since" the first version ' +
  'that has it, or null where that is not known.';

/** Every name that some pages tell of, sorted, each with its address. */
export function apiIndex(
  pages: readonly ApiPage[],
  site: string,
  since: SinceRecord | undefined,
): ApiIndex {
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
  return { version: 1, site, about: ABOUT, entries };
}
