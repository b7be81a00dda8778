import 'server-only';
import { scopeOptions, site, siteWords } from '../config';
import { labelOverrides } from '../config/public-site';
import { wholeAddress } from '../config/whole-address';
import type { PageRecord } from '../content/types';
import { resolveLabels } from '../labels/resolve';
import { landmarksOf } from '../markdown/landmarks';
import { feedAddress } from '../page/feed-address';
import { isFindable } from '../page/page-facts';
import { pageMarkdown } from '../page/page-markdown';
import { markdownOfRoute } from '../routing/route-path';
import { allScopes, type Scope, scopeKey, scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/assemble';
import { apiIndex } from './api-index';
import { atomFeed } from './feed';
import { llmsFullText, llmsText } from './llms';
import { pagesInOrder } from './reading-order';

/** A file for programs that read the documentation, by its path from the root of the site. */
export type MachineFile = { path: string; type: string; text: string };

/**
 * The files of every language and version, each below its prefix. `changes` tells when each file of
 * the content was changed last.
 */
export function machineFiles(
  content: SiteContent,
  changes: ReadonlyMap<string, string>,
): MachineFile[] {
  return [
    ...allScopes(scopeOptions).flatMap((scope) => filesOf(scope, content)),
    ...scopeOptions.langs.map((lang) => feedFile(lang, content, changes)),
  ];
}

/** The feed is that of the present version: articles do not come anew with each. */
function feedFile(
  lang: string,
  { pages }: SiteContent,
  changes: ReadonlyMap<string, string>,
): MachineFile {
  const isPresent = ({ version }: PageRecord) => version === scopeOptions.defaultVersion;
  return {
    path: feedAddress(lang),
    type: 'application/atom+xml',
    text: atomFeed([...pages.values()].filter(isPresent), lang, changes),
  };
}

function filesOf(scope: Scope, content: SiteContent): MachineFile[] {
  const pages = [...content.pages.values()].filter((page) => scopeKey(page) === scopeKey(scope));
  if (pages.length === 0) return [];
  const words = siteWords(scope.lang);
  const { others } = resolveLabels(labelOverrides(site.themeConfig)).search;
  const sections = pagesInOrder(pages.filter(isRead), {
    sidebars: content.sidebars,
    groups: { sections: site.sections, others, scopes: scopeOptions },
  });
  const homes = pages.filter(({ frontmatter }) => frontmatter.pageType === 'home');
  const inOrder = [...homes, ...sections.flatMap((section) => section.pages)];
  const folder = scopePrefix(scope, scopeOptions);
  return [
    {
      path: `${folder}/llms.txt`,
      type: 'text/plain',
      text: llmsText(
        words,
        sections.map((section) => ({
          title: section.title,
          pages: section.pages.map(({ title, routePath, frontmatter }) => ({
            title,
            address: wholeAddress(markdownOfRoute(routePath)),
            description: frontmatter.description,
          })),
        })),
      ),
    },
    {
      path: `${folder}/llms-full.txt`,
      type: 'text/plain',
      text: llmsFullText(
        inOrder.map((page) => ({
          address: wholeAddress(page.routePath),
          markdown: pageMarkdown(page, content),
        })),
      ),
    },
    {
      path: `${folder}/api-index.json`,
      type: 'application/json',
      text: apiIndexText(inOrder, content, { title: words.title, addressOf: wholeAddress }),
    },
  ];
}

function apiIndexText(
  pages: readonly PageRecord[],
  { fragments }: SiteContent,
  about: Parameters<typeof apiIndex>[1],
): string {
  const read = pages.map(({ routePath, title, frontmatter, relativePath, body, bodyOffset }) => ({
    routePath,
    title,
    description: frontmatter.description ?? '',
    landmarks: landmarksOf({ file: relativePath, body, bodyOffset }, fragments),
  }));
  return `${JSON.stringify(apiIndex(read, about), null, 2)}\n`;
}

/** Home pages introduce, landing pages and the not-found page lead on: neither is text to read. */
function isRead(page: PageRecord): boolean {
  return isFindable(page) && page.frontmatter.pageType !== 'home';
}
