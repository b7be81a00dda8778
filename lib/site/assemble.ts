import 'server-only';
import { fragmentTexts, type ReadFragment } from '../content/fragments';
import { checkRoutes, collectAliases, type ReadPage, readPages } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import type { PageRecord } from '../content/types';
import type { ExampleFiles } from '../markdown/code/example-code';
import { resolveHref } from '../markdown/resolve-links';
import { type Fragments, isFragmentFile } from '../markdown/syntax/fragment-paths';
import { buildNav } from '../navigation/build-nav';
import { buildSidebars, type Sidebars } from '../navigation/build-sidebars';
import { checkEntries, checkUnlisted } from '../navigation/check-meta';
import { readFolders } from '../navigation/folders';
import type { NavItem, ResolveLink } from '../navigation/types';
import * as catalogue from '../problems/catalogue';
import { contentPath, type Problem } from '../problems/problem';
import { comparable, type RoutePath } from '../routing/route-path';
import { type RouteTable, routeTable } from '../routing/route-table';
import {
  allScopes,
  type Scope,
  type ScopeOptions,
  scopeKey,
  scopePrefix,
  searchPrefixes,
} from '../routing/scope';
import { checkFrontmatterReferences } from './check-frontmatter-references';
import { checkHomes } from './check-homes';
import { checkImages, checkLinks, type Targets } from './check-references';
import { type FormerIds, MOVED_FILE, readMoved } from './moved';
import type { PublicFiles } from './public-files';

/** Everything the content says: the pages, how they hang together, and what is wrong with them. */
export type SiteContent = {
  /** By `comparable` path. */
  pages: ReadonlyMap<string, PageRecord>;
  /** Further addresses, by `comparable` path, each with the page it leads to. */
  aliases: Readonly<Record<string, RoutePath>>;
  /** Former ids of headings, by `comparable` path of their page. */
  formerIds: ReadonlyMap<string, FormerIds>;
  routes: RouteTable;
  sidebars: Sidebars;
  /** The top navigation of each scope, by `scopeKey`. */
  nav: Record<string, NavItem[]>;
  /** What lies in public/. */
  publicFiles: PublicFiles;
  /** The texts that pages take in, without those that have problems. */
  fragments: Fragments;
  problems: readonly Problem[];
};

/** What the content is put together from. */
export type ContentInput = {
  files: ContentFiles;
  /** The code that pages show, by path: `examples/…`. */
  examples?: ExampleFiles;
  publicFiles: PublicFiles;
  scopes: ScopeOptions;
  readPage: (file: string, source: string, fragments: Fragments) => ReadPage;
  readFragment: (file: string, source: string, fragments: Fragments) => ReadFragment;
};

/** Puts the content together; a pure function of the files. */
export function assembleContent({
  files,
  examples = new Map(),
  publicFiles,
  scopes,
  readPage,
  readFragment,
}: ContentInput): SiteContent {
  const texts = new Map([...fragmentTexts(files), ...examples]);
  const read = readPages(files, (file, source) => readPage(file, source, texts));
  const fragments = [...files]
    .filter(([file]) => isFragmentFile(file))
    .map(([file, source]) => readFragment(file, source, texts));
  const faulty = fragments.filter(({ problems }) => problems.length > 0).map(({ file }) => file);
  const records = read.map(({ record }) => record);
  const own = records.map(({ routePath }) => routePath);
  const ids = new Map(read.map(({ record, facts }) => [comparable(record.routePath), facts.ids]));
  const slugs = collectAliases(records, scopes);
  const moved = readMoved(files, {
    pages: records,
    aliases: slugs.aliases,
    routes: routeTable(own, slugs.aliases),
    ids,
  });
  const aliases = { ...slugs.aliases, ...moved.aliases };
  const routes = routeTable(own, aliases);
  const targets: Targets = { routes, ids, publicFiles };

  const parts = allScopes(scopes).map((scope) =>
    assembleScope(scope, { files, records, scopes, targets }),
  );
  const used = [MOVED_FILE, ...parts.flatMap((part) => part.files)];
  return {
    pages: new Map(records.map((record) => [comparable(record.routePath), record])),
    aliases,
    formerIds: moved.formerIds,
    routes,
    sidebars: Object.assign({}, ...parts.map(({ sidebars }) => sidebars)) as Sidebars,
    nav: Object.fromEntries(parts.map(({ key, nav }) => [key, nav])),
    publicFiles,
    fragments: new Map([...texts].filter(([file]) => !faulty.includes(file))),
    problems: eachOnce([
      ...read.flatMap((page) => [...page.problems, ...checkPage(page, scopes, targets)]),
      ...fragments.flatMap((fragment) => [
        ...fragment.problems,
        ...checkFragment(fragment, scopes, targets),
      ]),
      ...checkRoutes(records),
      ...checkHomes(records, scopes),
      ...slugs.problems,
      ...moved.problems,
      ...unusedFiles(files, used),
      ...parts.flatMap(({ problems }) => problems),
    ]),
  };
}

/** Languages and versions may share a file, and so its problems. */
function eachOnce(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

function checkPage(
  { record, facts, positionOf }: ReadPage,
  scopes: ScopeOptions,
  targets: Targets,
): Problem[] {
  const page = {
    file: record.relativePath,
    routePath: record.routePath,
    prefixes: searchPrefixes(record, scopes),
  };
  return [
    ...checkLinks(page, facts.links, targets),
    ...checkImages(page.file, facts.images, targets.publicFiles),
    ...checkFrontmatterReferences(page, record.frontmatter, positionOf, targets),
  ];
}

/** A link to a heading is right or wrong in the pages that include the fragment. */
function checkFragment(
  { file, scope, facts }: ReadFragment,
  scopes: ScopeOptions,
  targets: Targets,
): Problem[] {
  const referring = { file, routePath: '', prefixes: searchPrefixes(scope, scopes) };
  const links = facts.links.filter(({ address }) => !address.startsWith('#'));
  return [
    ...checkLinks(referring, links, targets),
    ...checkImages(file, facts.images, targets.publicFiles),
  ];
}

/** Finds JSON files that are misnamed or lie in the wrong place. */
function unusedFiles(files: ContentFiles, used: readonly string[]): Problem[] {
  return [...files.keys()]
    .filter((file) => file.endsWith('.json') && !used.includes(file))
    .map((file) => catalogue.unusedJson({ file: contentPath(file) }));
}

/** Navigation of one language and version. */
function assembleScope(
  scope: Scope,
  input: {
    files: ContentFiles;
    records: readonly PageRecord[];
    scopes: ScopeOptions;
    targets: Targets;
  },
) {
  const { files, records, scopes, targets } = input;
  const prefix = scopePrefix(scope, scopes);
  const prefixes = searchPrefixes(scope, scopes);
  const key = scopeKey(scope);
  const own = records.filter((record) => scopeKey(record) === key);
  const read = readFolders(files, scope, scopes, own);
  const tree = { pages: new Map(own.map((record) => [record.key, record])), folders: read.folders };
  const resolve: ResolveLink = (link, folder) => {
    const file = [prefix.slice(1), folder, '_meta.json'].filter(Boolean).join('/');
    return resolveHref(link, { file, prefixes, routes: targets.routes });
  };
  const sidebars = buildSidebars(tree, prefix, resolve);
  return {
    key,
    files: read.files,
    sidebars,
    nav: buildNav(read.nav, prefix, resolve),
    problems: [
      ...read.problems,
      ...checkEntries(tree, read.places),
      ...checkUnlisted(tree, read.places, sidebars),
      ...read.links.flatMap(({ file, links }) =>
        checkLinks({ file, routePath: prefix || '/', prefixes }, links, targets),
      ),
    ],
  };
}
