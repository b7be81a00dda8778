import 'server-only';
import { slug } from 'github-slugger';
import type { Element, Root } from 'hast';
import rehypeSlug from 'rehype-slug';
import { visit } from 'unist-util-visit';
import { RESERVED_IDS } from '../markdown-syntax/heading-id';
import { isJsx, textAttribute } from '../markdown-tree/jsx';
import { headingName, headingWords } from './heading-name';

/**
 * Gives each heading an id: from its words, else from its pictures, else `section` with a number. An
 * id that a writer typed (`## Title {#id}`) is never given to another heading. rehype-slug cannot run
 * on the tree itself: it would include badges and footnote numbers, and it ignores typed ids.
 */
export function headingIds(tree: Root): void {
  const taken = new Set<string>(RESERVED_IDS);
  const headings: Element[] = [];
  visit(tree, (node) => {
    if (isJsx(node)) taken.add(textAttribute(node, 'id') ?? '');
    else if (node.type !== 'element') return;
    else if (node.properties.id !== undefined) taken.add(String(node.properties.id));
    else if (/^h[1-6]$/.test(node.tagName)) headings.push(node);
  });
  const named = headings.filter((heading) => idOf(headingWords(heading)) !== '');
  // rehype-slug gets a copy of each heading with its plain words, which shares the properties.
  const bare = named.map((heading): Element => {
    return { ...heading, children: [{ type: 'text', value: headingWords(heading) }] };
  });
  rehypeSlug()({ type: 'root', children: bare });
  const clashing = named.filter(({ properties }) => taken.has(String(properties.id)));
  for (const { properties } of named) taken.add(String(properties.id));
  for (const { properties } of clashing) properties.id = freeId(String(properties.id), taken);
  for (const heading of headings.filter((one) => !named.includes(one))) {
    const name = headingName(heading);
    if (name !== '') heading.properties.id = freeId(idOf(name) || 'section', taken);
  }
}

/** The id of some words; empty if it would consist of hyphens only. */
function idOf(text: string): string {
  const id = slug(text);
  return /[^-]/.test(id) ? id : '';
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 1; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
