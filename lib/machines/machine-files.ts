import 'server-only';
import { scopeOptions, site, siteWords } from '../config';
import { labelOverrides } from '../config/public-site';
import type { PageRecord } from '../content/types';
import { resolveLabels } from '../labels/resolve';
import { landmarksOf } from '../markdown/landmarks';
import { pageMarkdown } from '../page/page-markdown';
import { markdownOfRoute } from '../routing/route-path';
import { allScopes, type Scope, scopeKey, scopePrefix } from '../routing/scope';
import { wholeAddress } from '../routing/whole-address';
import type { SiteContent } from '../site/assemble';
import { apiIndex } from './api-index';
import { llmsFullText, llmsText } from './llms';
import { pagesInOrder } from './reading-order';

/** A file for programs that read the documentation, by its path from the root of the site. */
export type MachineFile = { path: string; type: string; text: string };

/** The files of every language and version, each below its prefix. */
export function machineFiles(content: SiteContent): MachineFile[] {
  return allScopes(scopeOptions).flatMap((scope) => filesOf(scope, content));
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
  const addressOf = (path: string) => wholeAddress(path, site.siteUrl);
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
            address: addressOf(markdownOfRoute(routePath)),
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
          address: addressOf(page.routePath),
          markdown: pageMarkdown(page, content),
        })),
      ),
    },
    {
      path: `${folder}/api-index.json`,
      type: 'application/json',
      text: apiIndexText(inOrder, content, { title: words.title, addressOf }),
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
function isRead({ frontmatter }: PageRecord): boolean {
  const { pageType } = frontmatter;
  if (pageType === 'home' || pageType === '404') return false;
  return !(pageType === 'doc' && frontmatter.landing);
}
