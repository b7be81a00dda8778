import 'server-only';
import type { PageRecord } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import type { Reference } from '../markdown/document/facts';
import type { FindPosition, Position } from '../problems/problem';
import { type Scope, type ScopeOptions, scopePrefix } from '../routing/scope';
import { sectionsOf } from './check-meta';
import { readJson } from './json-file';
import { type MetaEntry, metaSchema, navSchema } from './meta-files';
import type { Folder } from './section-tree';

/** The folders of one language and version with what their `_meta.json` and `_nav.json` say. */
export function readFolders(
  files: ContentFiles,
  scope: Scope,
  scopes: ScopeOptions,
  pages: readonly PageRecord[],
) {
  const root = scopePrefix(scope, scopes).slice(1);
  const folders = new Map<string, Folder>();
  const metas = foldersOf(pages).map((path) => {
    const file = [root, path, '_meta.json'].filter(Boolean).join('/');
    const { value: entries, positionOf, problems } = readJson(files, file, metaSchema);
    folders.set(path, entries ? { path, meta: { file, entries, positionOf } } : { path });
    return { file, links: customLinks(entries ?? [], positionOf), problems };
  });
  const nav = readNav(files, scope, scopes);
  const read = [...metas, nav];
  return {
    folders,
    nav: nav.entries,
    sections: nav.sections,
    links: read.map(({ file, links }) => ({ file, links })),
    files: read.map(({ file }) => file),
    problems: read.flatMap(({ problems }) => problems),
  };
}

/** A scope without a `_nav.json` of its own takes that of its language, then the default one. */
function readNav(files: ContentFiles, { version, lang }: Scope, scopes: ScopeOptions) {
  const candidates = [
    { version, lang },
    { version: scopes.defaultVersion, lang },
    { version: scopes.defaultVersion, lang: scopes.defaultLang },
  ].map((scope) => `${scopePrefix(scope, scopes)}/_nav.json`.slice(1));
  const file = candidates.find((candidate) => files.has(candidate)) ?? '_nav.json';
  const { value = [], positionOf, problems } = readJson(files, file, navSchema);
  const links = value.flatMap((entry, index) => [
    ...linkAt(entry.link, positionOf([index, 'link'])),
    ...(entry.items ?? []).flatMap((item, nested) =>
      linkAt(item.link, positionOf([index, 'items', nested, 'link'])),
    ),
  ]);
  const isOwn = file === candidates[0];
  return {
    file,
    entries: value,
    links,
    problems,
    sections: isOwn ? sectionsOf(file, value, positionOf) : [],
  };
}

function customLinks(entries: readonly MetaEntry[], positionOf: FindPosition): Reference[] {
  return entries.flatMap((entry, index) =>
    entry.type === 'custom-link' ? linkAt(entry.link, positionOf([index, 'link'])) : [],
  );
}

function linkAt(address: string | undefined, position: Position): Reference[] {
  return address === undefined ? [] : [{ address, ...position }];
}

/** Every folder that holds pages, and the folders around it. */
function foldersOf(pages: readonly PageRecord[]): string[] {
  const paths = new Set<string>();
  for (const { key } of pages) {
    const segments = key.split('/');
    for (let length = 1; length < segments.length; length++) {
      paths.add(segments.slice(0, length).join('/'));
    }
  }
  return [...paths].sort();
}
