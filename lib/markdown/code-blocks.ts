import 'server-only';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { highlight } from './highlight';

/**
 * Highlights every code block at build. The block's HTML travels as one string in `data-html`:
 * as elements, the hundreds of coloured words would stand twice in every page.
 */
export function codeBlocks() {
  return async (tree: Root) => {
    const blocks: { pre: Element; code: Element }[] = [];
    visit(tree, 'element', (pre) => {
      const [code] = pre.children;
      if (pre.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      blocks.push({ pre, code });
    });
    await Promise.all(
      blocks.map(async ({ pre, code }) => {
        const language = languageOf(code);
        const html = await highlight(textOf(code).replace(/\n$/, ''), language);
        pre.properties = { dataHtml: html, dataLanguage: language, ...titleOf(code) };
        pre.children = [];
      }),
    );
  };
}

function languageOf({ properties }: Element): string {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const name = names.map(String).find((value) => value.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? 'text';
}

/** The title in the words after the language: `ts title="main.ts"`. */
function titleOf({ data }: Element): { dataTitle?: string } {
  const meta = (data as { meta?: string } | undefined)?.meta ?? '';
  const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(meta)?.[2];
  return title === undefined ? {} : { dataTitle: title };
}
