import 'server-only';
import { absoluteUrl } from '../config';
import type { PageRecord } from '../content/pages';
import { bulletList, heading, linkTo, paragraph, textPart } from '../markdown/plain/tree-blocks';
import { writeMarkdown } from '../markdown/plain/write-markdown';
import { pageMarkdown } from '../page/page-markdown';
import { markdownPath, type RoutePath } from '../routing/route-path';
import type { SiteContent } from '../site/site-content';

/** `llms.txt` in the form of llmstxt.org: what the site is, and where its Markdown lies. */
export function llmsText(
  site: { title: string; description: string },
  sections: readonly { title: string; pages: readonly PageRecord[] }[],
  /** Further files that say the same in other sizes. */
  others: readonly RoutePath[],
): string {
  return writeMarkdown([
    heading(1, textPart(site.title)),
    { type: 'blockquote', children: [paragraph(textPart(site.description))] },
    paragraph(
      ...others.flatMap((path, place) => [
        textPart(place === 0 ? '' : ' '),
        linkTo(absoluteUrl(path), absoluteUrl(path)),
      ]),
    ),
    ...sections.flatMap(({ title, pages }) => [
      heading(2, textPart(title)),
      bulletList(pages.map((page) => [listed(page)])),
    ]),
  ]);
}

function listed({ title, routePath, frontmatter: { description } }: PageRecord) {
  const more = description === undefined ? [] : [textPart(`: ${description}`)];
  return paragraph(linkTo(absoluteUrl(markdownPath(routePath)), title), ...more);
}

/** More than this at once is cut off by programs that read web pages. */
const MOST_CHARACTERS = 100_000;

/** `llms-full.txt`: all pages one after the other, each below its address; and the same in parts. */
export function llmsFullTexts(
  pages: readonly PageRecord[],
  content: SiteContent,
): { whole: string; parts: string[] } {
  const texts = pages.map(
    (page) => `Source: <${absoluteUrl(page.routePath)}>\n\n${pageMarkdown(page, content)}`,
  );
  const parts: string[] = [];
  for (const text of texts) {
    const longer = parts.length === 0 ? text : parts.at(-1) + BETWEEN + text;
    if (parts.length > 0 && longer.length <= MOST_CHARACTERS) parts[parts.length - 1] = longer;
    else parts.push(text);
  }
  return { whole: texts.join(BETWEEN), parts };
}

const BETWEEN = '\n---\n\n';
