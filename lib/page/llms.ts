import 'server-only';
import type { Page } from '../content/pages';
import type { SiteContent } from '../content/site-content';
import { bulletList, heading, linkTo, paragraph, textNode } from '../markdown/plain/tree-blocks';
import { writeMarkdown } from '../markdown/plain/write-markdown';
import { markdownPath, type RoutePath } from '../routing/route-path';
import { absoluteUrl } from '../settings';
import { pageMarkdown } from './page-markdown';

/** `llms.txt` in the form of llmstxt.org: what the site is, and where its Markdown lies. */
export function llmsText(
  site: { title: string; description: string },
  sections: readonly { title: string; pages: readonly Page[] }[],
  /** The file with the text of all pages. */
  full: RoutePath,
): string {
  return writeMarkdown([
    heading(1, textNode(site.title)),
    { type: 'blockquote', children: [paragraph(textNode(site.description))] },
    paragraph(linkTo(absoluteUrl(full), absoluteUrl(full))),
    ...sections.flatMap(({ title, pages }) => [
      heading(2, textNode(title)),
      bulletList(pages.map((page) => [listed(page)])),
    ]),
  ]);
}

function listed({ title, routePath, frontmatter: { description } }: Page) {
  const more = description === undefined ? [] : [textNode(`: ${description}`)];
  return paragraph(linkTo(absoluteUrl(markdownPath(routePath)), title), ...more);
}

/** `llms-full.txt`: all pages one after the other, each below its address. */
export function llmsFullText(pages: readonly Page[], content: SiteContent): string {
  return pages
    .map((page) => `Source: <${absoluteUrl(page.routePath)}>\n\n${pageMarkdown(page, content)}`)
    .join('\n---\n\n');
}
