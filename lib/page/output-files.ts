import 'server-only';
import type { SiteContent } from '../content/site-content';
import type { RoutePath } from '../routing/route-path';
import { allScopes, type Scope, scopeKey, scopePrefix } from '../routing/scope';
import { scopeOptions, siteWords } from '../settings';
import { agentsText } from './agents';
import { kindOf } from './kinds';
import { llmsFullText, llmsText } from './llms';
import { feedPath } from './metadata';
import { pagesInOrder } from './reading-order';
import { atomFeed } from './xml-files';

/** A file for programs that read the documentation, by its path from the root of the site. */
type OutputFile = { path: RoutePath; text: string };

/** The files of each language and version, and for each language the feed, with the last `changes` of pages. */
export function outputFiles(
  content: SiteContent,
  changes: ReadonlyMap<string, string>,
): OutputFile[] {
  // Articles of older versions are the same articles, so only the default version has feeds.
  const articles = [...content.pages.values()].filter(
    ({ version }) => version === scopeOptions.defaultVersion,
  );
  return [
    ...allScopes(scopeOptions).flatMap((scope) => filesOfScope(scope, content)),
    ...scopeOptions.langs.map((lang) => ({
      path: feedPath(lang),
      text: atomFeed(articles, lang, changes),
    })),
  ];
}

function filesOfScope(scope: Scope, content: SiteContent): OutputFile[] {
  const pages = [...content.pages.values()].filter((page) => scopeKey(page) === scopeKey(scope));
  if (pages.length === 0) return [];
  const words = siteWords(scope.lang);
  const sections = pagesInOrder(scope, content);
  const homes = pages.filter((page) => kindOf(page).role === 'website');
  const inOrder = [...homes, ...sections.flatMap((section) => section.pages)];
  const prefix = scopePrefix(scope, scopeOptions);
  const full: RoutePath = `${prefix}/llms-full.txt`;
  const agents = agentsText({ prefix, content, sections });
  return [
    { path: `${prefix}/llms.txt`, text: llmsText(words, sections, full) },
    { path: full, text: llmsFullText(inOrder, content) },
    ...(agents === undefined ? [] : [{ path: `${prefix}/agents.md` as const, text: agents }]),
  ];
}
