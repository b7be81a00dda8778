import 'server-only';
import type { Element, Nodes } from 'hast';

/** The languages in which package managers are called. */
export const SHELLS = ['bash', 'sh', 'shell'];

/** The `<code>` of a block of code; nothing for any other node. */
export function codeOf(node: Nodes): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

/** The language of a block as it is typed, and the words behind it. */
export function infoOf({ properties, data }: Element): { language: string; meta: string } {
  const names = Array.isArray(properties.className) ? properties.className : [];
  const name = names.map(String).find((value) => value.startsWith('language-'));
  const { meta } = (data ?? {}) as { meta?: string | null };
  return { language: name?.slice('language-'.length) ?? '', meta: meta ?? '' };
}
