import type { Page } from '@playwright/test';
import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { ALERTS as KINDS } from '@/lib/markdown/syntax/callout-kinds';
import { en } from '@/lib/settings/en';

/*
 * The words of a page, taken once from its HTML and once from its Markdown, by two ways that share
 * nothing. Whatever is left out on one side is named here.
 */

/** What is shown around and between the words of an article, and is none of them. */
const FURNITURE = [
  'script, style, noscript, template, svg, button, input',
  // The words of a scenario belong to the page, and its Markdown has them.
  '[data-part]:not([data-part="playground"], [data-part="task"], [data-part="challenge"])',
  // What a challenge says once it is solved
  '[data-challenge] strong',
  // What the page that checks own sub-apps says of itself.
  '[data-own-app] > p',
  // The buttons of a home page, which its end shows once more.
  'main > .prose > section + p:last-child',
  // The way from a scenario to the list of all, and the scenario that the list runs first.
  '[data-playground] a, [data-scenarios] [data-playground]',
  '.visually-hidden, .sr-only, [aria-hidden="true"]',
  // The number of a footnote and the way back, which Markdown makes of its marks.
  '[data-footnote-ref], [data-footnote-backref]',
  // The URL of a scenario, for paper.
  '[data-printed]',
  // The filter of an overview.
  'div:has(> :is(input[type="search"], select))',
  // The name of a language; a title stands before it.
  'figure[data-code] > figcaption > :last-child',
  // The same command for other package managers.
  '[data-group-id="package.manager"]:has([data-value="bun"]) > [role="tabpanel"] ~ [role="tabpanel"]',
  '[data-group-id="package.manager"]:has([data-value="bun"]) > [role="tabpanel"] > p:first-child',
].join(', ');

/** The kinds of callouts whose names stand in the mark of an alert, with what pages call them. */
const ALERTS = KINDS.map((kind) => [kind, en.callouts[kind]] as const);

/** What a page says to readers. */
export type ShownPage = { words: string[]; description: string; isTitled: boolean };

/** The words of the main part of a page, as a browser reads its HTML. */
export async function wordsOfHtml(page: Page, source: string): Promise<ShownPage> {
  const { text, ...shown } = await page.evaluate(
    ([html, furniture, alerts]) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const main = parsed.querySelector('main');
      if (!main) throw new Error('The page has no main part.');
      const isTitled = main.querySelector('h1') !== null;
      // A place where a word may break is none between two words.
      for (const place of main.querySelectorAll('wbr')) place.remove();
      main.normalize();
      // Where nothing is folded, a colon stands behind the name of a fold.
      for (const name of main.querySelectorAll(
        ':is([data-part="task"], [data-challenge]) summary',
      )) {
        name.append(':');
      }
      for (const [kind, name] of alerts) {
        for (const title of main.querySelectorAll(`[role="note"][data-kind="${kind}"] > p`)) {
          if (title.textContent === name) title.remove();
        }
      }
      for (const element of main.querySelectorAll(furniture)) element.remove();
      const INLINE = /^(a|b|code|del|dfn|em|i|kbd|mark|s|span|strong|sub|sup|u)$/i;
      const written = (node: Node): string => {
        if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
        if (node.nodeType === Node.COMMENT_NODE) return '';
        const inner = [...node.childNodes].map(written).join('');
        if (!(node instanceof Element) || !INLINE.test(node.tagName)) return ` ${inner} `;
        // Badges and buttons are set apart by their style.
        const isButton = node.tagName === 'A' && node.previousSibling?.nodeName === 'A';
        return isButton || node.matches('span[data-colour]') ? ` ${inner}` : inner;
      };
      return {
        text: written(main),
        description:
          parsed.querySelector('meta[name="description"]')?.getAttribute('content') ?? '',
        isTitled,
      };
    },
    [source, FURNITURE, ALERTS] as const,
  );
  return { ...shown, words: wordsOf(text) };
}

/** What a page shows below a line of code is a comment in its Markdown, so slashes are no words. */
function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '' && word !== '//');
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The words of a page's Markdown, as any reader of GitHub's Markdown has them. */
export function wordsOfMarkdown(
  markdown: string,
  { description, isTitled }: Pick<ShownPage, 'description' | 'isTitled'>,
): string[] {
  const { children } = parser.parse(markdown) as Root;
  const [first, second] = children;
  const isDescribed =
    second?.type === 'blockquote' && folded(written(second)) === folded(description);
  const shown = children.filter(
    (node) => !(node === first && !isTitled) && !(node === second && isDescribed),
  );
  return wordsOf(shown.map(written).join(' '));
}

function written(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value;
    case 'code':
      return ` ${/^title="(.*)"$/.exec(node.meta ?? '')?.[1] ?? ''} ${node.value} `;
    case 'html':
      throw new Error(`HTML stands in the Markdown: ${node.value}`);
    case 'break':
      return ' ';
    case 'emphasis':
    case 'strong':
    case 'delete':
    case 'link':
      return node.children.map(written).join('');
    case 'blockquote':
      return ` ${node.children
        .map(written)
        .join(' ')
        .replace(/^\s*\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]/, '')} `;
    default:
      return 'children' in node ? ` ${node.children.map(written).join('')} ` : '';
  }
}

function folded(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
