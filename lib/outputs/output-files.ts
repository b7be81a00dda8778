import 'server-only';
import { scopeOptions, siteWords } from '../config';
import { kindOf } from '../page/kinds';
import { feedPath, searchDescriptionPath } from '../page/metadata';
import type { RoutePath } from '../routing/route-path';
import { allScopes, type Scope, scopeKey, scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/site-content';
import { agentsText, smallText } from './agents';
import { apiIndex } from './api-entries';
import { llmsFullTexts, llmsText } from './llms';
import { pagesInOrder } from './reading-order';
import { atomFeed, searchDescription } from './xml-files';

/** A file for programs that read the documentation, by its path from the root of the site. */
type OutputFile = { path: RoutePath; text: string };

/**
 * The files of each language and version, and of each language the feed with the last `changes` of pages and how
 * browsers search it.
 */
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
    ...scopeOptions.langs.flatMap((lang) => [
      { path: feedPath(lang), text: atomFeed(articles, lang, changes) },
      { path: searchDescriptionPath(lang), text: searchDescription(lang) },
    ]),
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
  const index = apiIndex(inOrder, words.title, content.since);
  const { whole, parts } = llmsFullTexts(inOrder, content);
  const scoped = { prefix, content, sections };
  const file = (name: string, text: string | undefined): OutputFile[] =>
    text === undefined ? [] : [{ path: `${prefix}/${name}`, text }];
  const plain = [
    ...file('llms-small.txt', smallText(scoped, index)),
    ...file('llms-full.txt', whole),
    ...(parts.length > 1 ? parts : []).flatMap((text, part) =>
      file(`llms-full-${part + 1}.txt`, text),
    ),
  ];
  const others = plain.map(({ path }) => path);
  return [
    ...file('llms.txt', llmsText(words, sections, others)),
    ...plain,
    ...file('agents.md', agentsText(scoped)),
    ...file('api-index.json', `${JSON.stringify(index, null, 2)}\n`),
  ];
}
