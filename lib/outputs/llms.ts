import 'server-only';
import { bulletList, heading, linkTo, paragraph, textPart } from '../page-markdown/parts';
import type { Block } from '../page-markdown/tree-blocks';
import { writeMarkdown } from '../page-markdown/write-markdown';

export type Introduction = { title: string; description: string };

export type ListedPage = { title: string; address: string; description?: string | undefined };

/** `llms.txt` in the form of llmstxt.org: what the site is, and where its Markdown lies. */
export function llmsText(
  site: Introduction,
  sections: readonly { title: string; pages: readonly ListedPage[] }[],
): string {
  return writeMarkdown([
    ...introduction(site),
    ...sections.flatMap(({ title, pages }) => [
      heading(2, [textPart(title)]),
      bulletList(pages.map((page) => [listed(page)])),
    ]),
  ]);
}

function introduction({ title, description }: Introduction): Block[] {
  return [
    heading(1, [textPart(title)]),
    { type: 'blockquote', children: [paragraph(textPart(description))] },
  ];
}

function listed({ title, address, description }: ListedPage): Block {
  const more = description === undefined ? [] : [textPart(`: ${description}`)];
  return paragraph(linkTo(address, [textPart(title)]), ...more);
}

/** `llms-full.txt`: all pages one after the other, each below its address. */
export function llmsFullText(pages: readonly { address: string; markdown: string }[]): string {
  return pages
    .map(({ address, markdown }) => `Source: <${address}>\n\n${markdown}`)
    .join('\n---\n\n');
}
