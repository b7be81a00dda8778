import 'server-only';
import type { PageRecord } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import { resolveHref } from '../markdown/document/resolve-links';
import { buildNav, buildSidebars } from '../navigation/build-sidebars';
import { checkEntries, checkSections, checkUnlisted } from '../navigation/check-meta';
import { readFolders } from '../navigation/folders';
import type { ResolveLink } from '../navigation/types';
import {
  type Scope,
  type ScopeOptions,
  scopeKey,
  scopePrefix,
  searchPrefixes,
} from '../routing/scope';
import { checkLinks, type Targets } from './check-references';

/** The navigation of one language and version, and what is wrong with it. */
export function assembleScope(
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
