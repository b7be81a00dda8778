import 'server-only';
import { posix } from 'node:path';
import { type ExampleFiles, projectNames, zipPath } from '../markdown/code/examples';
import { resolveHref } from '../markdown/document/resolve-links';
import { contentPath, type Problem, problem } from '../problems/problem';
import type { ResolveLink } from '../routing/navigation';
import { pathKeyOf } from '../routing/route-path';
import { routeTable } from '../routing/route-table';
import {
  allScopes,
  fallbackPrefixes,
  type Scope,
  type ScopeOptions,
  scopeKey,
  scopePrefix,
} from '../routing/scope';
import { buildNav, buildSidebars, type Sidebars } from './build-sidebars';
import { checkEntries, checkUnlisted } from './check-meta';
import { checkFileName, checkHomes, checkNotFound } from './check-pages';
import { checkAskedAt, checkImages, checkLinks, type Targets } from './check-references';
import { readFolders } from './folders';
import { PAGE_FILE, type Page } from './pages';
import { checkPublicFiles, type PublicFiles } from './public-files';
import { QUESTIONS_FILE, readQuestions } from './questions';
import { MOVED_FILE, readRedirects } from './redirects';
import type { ContentFiles } from './source-files';

export type SiteContent = Omit<ReturnType<typeof assembleContent>, 'targets'>;

/** Returns the page at a path, also through a redirect. */
export function findPage({ pages, redirects }: SiteContent, path: string): Page | undefined {
  const key = pathKeyOf(path);
  return pages.get(key) ?? pages.get(pathKeyOf(redirects[key] ?? key));
}

/** Assembles and checks the content, and lists the targets of links. A pure function of the files. */
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
  readPage: (file: string, source: string, examples: ExampleFiles) => Page;
}) {
  const pages = [...files]
    .filter(([file]) => PAGE_FILE.test(file))
    .map(([file, source]) => readPage(file, source, examples));
  const ids = new Map(pages.map(({ pathKey, ids }) => [pathKey, ids]));
  const questions = readQuestions(files, pages);
  const { redirects, formerIds, problems: redirectProblems } = readRedirects(files, pages, scopes);
  const routes = routeTable(
    pages.map(({ routePath }) => routePath),
    redirects,
  );
  const zips = projectNames(examples).map((name) => [zipPath(name), undefined] as const);
  const targets: Targets = {
    routes,
    ids,
    publicFiles: new Map([...publicFiles, ...zips]),
    siteUrl,
  };

  const assembled = allScopes(scopes).map((scope) =>
    assembleScope(scope, scopes, files, pages, targets),
  );
  const problems = [
    ...pages.flatMap((page) => [...page.problems, ...checkPage(page, scopes, targets)]),
    ...checkPublicFiles(publicFiles, pages),
    ...checkHomes(pages, scopes),
    ...redirectProblems,
    ...questions.problems,
    ...unusedFiles(files, [
      MOVED_FILE,
      QUESTIONS_FILE,
      ...assembled.flatMap((scope) => scope.files),
    ]),
    ...assembled.flatMap(({ problems }) => problems),
  ];
  return {
    targets,
    pages: new Map(pages.map((page) => [page.pathKey, page])),
    redirects,
    formerIds,
    routes,
    sidebars: Object.assign({}, ...assembled.map(({ sidebars }) => sidebars)) as Sidebars,
    /** The top navigation of each scope, by `scopeKey`. */
    nav: Object.fromEntries(assembled.map(({ key, nav }) => [key, nav])),
    /** Learned questions, by the URL that answers them. */
    questions: questions.questions,
    publicFiles,
    examples,
    // Languages and versions may share a file and so report the same problem.
    problems: [...new Map(problems.map((entry) => [JSON.stringify(entry), entry])).values()],
  };
}

/** Builds and checks the navigation of one language and version. */
function assembleScope(
  scope: Scope,
  scopes: ScopeOptions,
  files: ContentFiles,
  pages: readonly Page[],
  targets: Targets,
) {
  const prefix = scopePrefix(scope, scopes);
  const prefixes = fallbackPrefixes(scope, scopes);
  const key = scopeKey(scope);
  const scopePages = pages.filter((page) => scopeKey(page) === key);
  const { folders, ...read } = readFolders(files, scope, scopes, scopePages);
  const tree = {
    pages: new Map(scopePages.map((page) => [page.key, page])),
    folders,
  };
  const resolve: ResolveLink = (link, folder) => {
    const file = posix.join(prefix.slice(1), folder, '_meta.json');
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
      ...checkEntries(tree),
      ...checkUnlisted(tree, sidebars),
      ...read.links.flatMap(({ file, links }) =>
        checkLinks({ file, routePath: prefix || '/', prefixes }, links, targets),
      ),
    ],
  };
}

function checkPage(page: Page, scopes: ScopeOptions, targets: Targets): Problem[] {
  const { relativePath, routePath, links, images } = page;
  const source = { file: relativePath, routePath, prefixes: fallbackPrefixes(page, scopes) };
  return [
    ...checkLinks(source, links, targets),
    ...checkImages(relativePath, images, targets.publicFiles),
    ...checkAskedAt(page),
    ...checkNotFound(page),
    ...checkFileName(page),
  ];
}

/** Reports JSON files with a wrong name or in the wrong folder, and files that are almost pages. */
function unusedFiles(files: ContentFiles, used: readonly string[]): Problem[] {
  return [...files.keys()]
    .filter((file) => !PAGE_FILE.test(file) && !used.includes(file))
    .map((file) => {
      const location = { file: contentPath(file) };
      if (posix.basename(file) === '_meta.json') return problem('unusedMeta', location);
      return problem(/\.json[5c]?$/i.test(file) ? 'unusedJson' : 'notAPage', location);
    });
}
