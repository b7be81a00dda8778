import 'server-only';
import { scopeOptions, siteWords } from '../config';
import { kindOf } from '../page/kinds';
import { feedPath } from '../page/metadata';
import { allScopes, type Scope, scopeKey, scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/site-content';
import { apiIndex } from './api-index';
import { atomFeed } from './feed';
import { llmsFullText, llmsText } from './llms';
import { pagesInOrder } from './reading-order';

/** A file for programs that read the documentation, by its path from the root of the site. */
export type OutputFile = { path: string; type: string; text: string };

/** The files of each language and version, and the feeds with the last `changes` of pages. */
export function outputFiles(
  content: SiteContent,
  changes: ReadonlyMap<string, string>,
): OutputFile[] {
  // Articles of older versions are the same articles, so only the default version has feeds.
  const articles = [...content.pages.values()].filter(
    ({ version }) => version === scopeOptions.defaultVersion,
  );
  return [
    ...allScopes(scopeOptions).flatMap((scope) => filesOf(scope, content)),
    ...scopeOptions.langs.map((lang) => ({
      path: feedPath(lang),
      type: 'application/atom+xml',
      text: atomFeed(articles, lang, changes),
    })),
  ];
}

function filesOf(scope: Scope, content: SiteContent): OutputFile[] {
  const pages = [...content.pages.values()].filter((page) => scopeKey(page) === scopeKey(scope));
  if (pages.length === 0) return [];
  const words = siteWords(scope.lang);
  const sections = pagesInOrder(scope, content);
  const homes = pages.filter((page) => kindOf(page).role === 'website');
  const inOrder = [...homes, ...sections.flatMap((section) => section.pages)];
  const folder = scopePrefix(scope, scopeOptions);
  return [
    { path: `${folder}/llms.txt`, type: 'text/plain', text: llmsText(words, sections) },
    { path: `${folder}/llms-full.txt`, type: 'text/plain', text: llmsFullText(inOrder, content) },
    {
      path: `${folder}/api-index.json`,
      type: 'application/json',
      text: `${JSON.stringify(apiIndex(inOrder, words.title, content.since), null, 2)}\n`,
    },
  ];
}
