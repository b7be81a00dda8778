import 'server-only';
import type { Element, Nodes } from 'hast';
import { toHtml } from 'hast-util-to-html';

/** Text of one colour, or an element of another kind around more of them. */
type Run = { name: string; text: string } | { element: Element };

/**
 * Highlighted words as HTML that is as short as can be: colours are class names as `tk-keyword`,
 * neighbours of one colour share an element, what has the ground colour has none.
 */
export function compactHtml(nodes: readonly Nodes[]): string {
  return runsOf(nodes)
    .map((run) => ('element' in run ? elementHtml(run.element) : coloured(run.name, run.text)))
    .join('');
}

function runsOf(nodes: readonly Nodes[]): Run[] {
  const runs: Run[] = [];
  for (const node of nodes) {
    const word = wordOf(node);
    const last = runs.at(-1);
    if (word === undefined) {
      if (node.type === 'element') runs.push({ element: node });
    } else if (last && 'name' in last && (last.name === word.name || word.text.trim() === '')) {
      last.text += word.text;
    } else {
      runs.push(word);
    }
  }
  return runs;
}

/** Of a text or a coloured word; nothing of an element that means more than a colour. */
function wordOf(node: Nodes): { name: string; text: string } | undefined {
  if (node.type === 'text') return { name: '', text: node.value };
  if (node.type !== 'element' || node.tagName !== 'span') return undefined;
  if (Object.keys(node.properties).some((name) => name !== 'style')) return undefined;
  const texts = node.children.map((child) => (child.type === 'text' ? child.value : undefined));
  return texts.includes(undefined)
    ? undefined
    : { name: tokenClass(node.properties.style), text: texts.join('') };
}

function elementHtml(element: Element): string {
  const { style, class: names, ...properties } = element.properties;
  const token = tokenClass(style);
  const className = [token, ...[names ?? []].flat().map(String)].filter((name) => name !== '');
  const empty = toHtml({
    ...element,
    properties: className.length === 0 ? properties : { ...properties, className },
    children: [],
  });
  const end = `</${element.tagName}>`;
  if (!empty.endsWith(end)) return empty;
  return empty.slice(0, -end.length) + compactHtml(element.children) + end;
}

function coloured(name: string, text: string): string {
  return name === '' ? escapeHtml(text) : `<span class="${name}">${escapeHtml(text)}</span>`;
}

/** `color:var(--shiki-token-keyword)` as a class; inline styles would need a rule of their own to be allowed. */
function tokenClass(style: unknown): string {
  const name = /--shiki-token-([a-z-]+)/.exec(typeof style === 'string' ? style : '')?.[1];
  return name === undefined ? '' : `tk-${name}`;
}

/** Makes a text safe to stand between tags. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
