import 'server-only';
import { absoluteUrl, scopeOptions, siteWords } from '../config';
import type { PageRecord } from '../content/types';
import { sinceOf } from '../navigation/since';
import { kindOf } from '../page/kinds';
import { feedPath } from '../page/metadata';
import { pageMarkdown } from '../page/page-markdown';
import { markdownPath } from '../routing/route-path';
import { allScopes, type Scope, scopeKey, scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/site-content';
import { apiIndex } from './api-index';
import { atomFeed } from './feed';
import { landmarksOfTree } from './landmarks';
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
    { path: `${folder}/llms.txt`, type: 'text/plain', text: llmsText(words, sections.map(listed)) },
    {
      path: `${folder}/llms-full.txt`,
      type: 'text/plain',
      text: llmsFullText(
        inOrder.map((page) => ({
          address: absoluteUrl(page.routePath),
          markdown: pageMarkdown(page, content),
        })),
      ),
    },
    {
      path: `${folder}/api-index.json`,
      type: 'application/json',
      text: apiIndexText(inOrder, words.title, content),
    },
  ];
}

function listed({ title, pages }: { title: string; pages: readonly PageRecord[] }) {
  const links = pages.map((page) => ({
    title: page.title,
    address: absoluteUrl(markdownPath(page.routePath)),
    description: page.frontmatter.description,
  }));
  return { title, pages: links };
}

function apiIndexText(pages: readonly PageRecord[], title: string, { since }: SiteContent): string {
  const read = pages.map((page) => ({
    routePath: page.routePath,
    title: page.title,
    description: page.frontmatter.description ?? '',
    landmarks: landmarksOfTree(page.tree),
  }));
  const index = apiIndex(read, {
    title,
    addressOf: absoluteUrl,
    sinceOf: (entry) => sinceOf(since, entry),
  });
  return `${JSON.stringify(index, null, 2)}\n`;
}
