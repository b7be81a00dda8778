import 'server-only';
import { posix } from 'node:path';
import { PAGE, type PageRecord, type ReadPage } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import { type ExampleFiles, projectNames, zipPath } from '../markdown/code/examples';
import { resolveHref, settleLinks } from '../markdown/document/resolve-links';
import { buildNav, buildSidebars, type Sidebars } from '../navigation/build-sidebars';
import { checkEntries, checkSections, checkUnlisted } from '../navigation/check-meta';
import { readFolders } from '../navigation/folders';
import type { ResolveLink } from '../navigation/types';
import { contentPath, isError, type Problem, problem, withoutAllowed } from '../problems/problem';
import { routeTable } from '../routing/route-table';
import {
  allScopes,
  type Scope,
  type ScopeOptions,
  scopeKey,
  scopePrefix,
  searchPrefixes,
} from '../routing/scope';
import {
  checkAskedAt,
  checkFrontmatterReferences,
  checkImages,
  checkLinks,
  type Targets,
} from './check-references';
import { checkFolders, checkHomes, checkNotFound, checkRoutes } from './check-routes';
import { memoize } from './memoize';
import { checkPublicFiles, type PublicFiles } from './public-files';
import { QUESTIONS_FILE, readQuestions } from './questions';
import { MOVED_FILE, readRedirects } from './redirects';

const settledPages = memoize<PageRecord, PageRecord>(new WeakMap());

/** Puts the content together, and says what links may lead to; a pure function of the files. */
export function assembleContent({
  files,
  examples = new Map(),
  publicFiles,
  scopes,
  siteUrl,
  readPage,
}: {
  files: ContentFiles;
  examples?: ExampleFiles;
  publicFiles: PublicFiles;
  scopes: ScopeOptions;
  /** The URL of the home page. */
  siteUrl?: string;
  readPage: (file: string, source: string, examples: ExampleFiles) => ReadPage;
}) {
  const read = [...files]
    .filter(([file]) => PAGE.test(file))
    .map(([file, source]) => readPage(file, source, examples));
  const records = read.map(({ record }) => record);
  const own = records.map(({ routePath }) => routePath);
  const ids = new Map(read.map(({ record, facts }) => [record.pathKey, facts.ids]));
  const led = readRedirects(files, read, scopes);
  const questions = readQuestions(files, read);
  const { redirects, formerIds } = led;
  const routes = routeTable(own, redirects);
  const zips = projectNames(examples).map((name) => [zipPath(name), undefined] as const);
  const targets: Targets = {
    routes,
    ids,
    publicFiles: new Map([...publicFiles, ...zips]),
    siteUrl,
  };

  const settle = (record: PageRecord): PageRecord => {
    const prefixes = searchPrefixes(record, scopes);
    const context = { file: record.relativePath, prefixes, routes };
    const tree = structuredClone(record.tree);
    settleLinks(tree, context);
    return { ...record, tree };
  };
  const around = JSON.stringify([...routes.exact]);
  const settled = records.map((record) => settledPages(record, settle, around));
  const parts = allScopes(scopes).map((scope) =>
    assembleScope(scope, scopes, files, records, targets),
  );
  const found = eachOnce([
    ...read.flatMap((page) => [...page.problems, ...checkPage(page, scopes, targets)]),
    ...checkRoutes(records),
    ...checkPublicFiles(publicFiles, records),
    ...checkHomes(records, scopes),
    ...checkFolders(files, scopes),
    ...led.problems,
    ...questions.problems,
    ...unusedFiles(files, [MOVED_FILE, QUESTIONS_FILE, ...parts.flatMap((part) => part.files)]),
    ...parts.flatMap(({ problems }) => problems),
  ]);
  return {
    targets,
    pages: new Map(settled.map((record) => [record.pathKey, record])),
    /** Further addresses, each with the page it leads to. */
    redirects,
    /** Former ids of headings, by their page. */
    formerIds,
    routes,
    sidebars: Object.assign({}, ...parts.map(({ sidebars }) => sidebars)) as Sidebars,
    /** The top navigation of each scope, by `scopeKey`. */
    nav: Object.fromEntries(parts.map(({ key, nav }) => [key, nav])),
    /** What readers have asked, by the address that answers it. */
    questions: questions.questions,
    publicFiles,
    examples,
    /** What stops a build. */
    problems: found.filter(isError),
    /** What a writer may mean, and has not said so. */
    warnings: withoutAllowed(
      found.filter((problem) => !isError(problem)),
      (file) => files.get(file.replace(contentPath(''), '')),
    ),
  };
}

/** The navigation of one language and version, and what is wrong with it. */
function assembleScope(
  scope: Scope,
  scopes: ScopeOptions,
  files: ContentFiles,
  records: readonly PageRecord[],
  targets: Targets,
) {
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
      ...checkSections(
        read.sections,
        prefix,
        records.map(({ routePath }) => routePath),
      ),
      ...checkEntries(tree),
      ...checkUnlisted(tree, sidebars),
      ...read.links.flatMap(({ file, links }) =>
        checkLinks({ file, routePath: prefix || '/', prefixes }, links, targets),
      ),
    ],
  };
}

/** Languages and versions may share a file and so report the same problem. */
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
    ...checkAskedAt(record, positionOf),
    ...checkNotFound(record, positionOf),
  ];
}

/** Reports JSON files with a wrong name or in the wrong place, and files that are almost pages. */
function unusedFiles(files: ContentFiles, used: readonly string[]): Problem[] {
  return [...files.keys()]
    .filter((file) => !PAGE.test(file) && !used.includes(file))
    .map((file) => {
      const place = { file: contentPath(file) };
      if (posix.basename(file) === '_meta.json') return problem('unusedMeta', place);
      return problem(/\.json[5c]?$/i.test(file) ? 'unusedJson' : 'notAPage', place);
    });
}
