import { type Entry, findEntries } from '@/lib/search/error-messages';
import type { FilterNode } from './filter-list';

/** Phrases that users also type for a heading, by its id. */
type AskedAt = Readonly<Record<string, readonly string[]>>;

/** Finds the sections of an error list that a typed or pasted text is about. */
export function findSections(
  groups: readonly FilterNode[],
  typed: string,
  askedAt: AskedAt,
): Set<FilterNode> {
  const entries = groups.flatMap((node) => {
    const group = namesOf(node, askedAt);
    return [
      { ...entryOf(node, askedAt), heading: '', group, messages: wordings(node) },
      ...node.children.map((child) => ({ ...entryOf(child, askedAt), group })),
    ];
  });
  return new Set(findEntries(entries, typed).map(({ node }) => node));
}

function entryOf(node: FilterNode, askedAt: AskedAt): Entry & { node: FilterNode } {
  const { heading, phrases, code } = titleOf(node, askedAt);
  const texts = node.elements.map((element) => element.textContent);
  const message = code && heading.startsWith(code) ? [code] : [];
  return {
    node,
    heading,
    text: [namesOf(node, askedAt), ...texts].join(' '),
    messages: [...message, ...phrases.filter(isWording), ...wordings(node)],
  };
}

function titleOf({ elements: [element] }: FilterNode, askedAt: AskedAt) {
  const title = element?.querySelector('h2, h3');
  return {
    heading: title?.textContent ?? '',
    phrases: askedAt[title?.id ?? ''] ?? [],
    code: element?.querySelector('code')?.textContent,
  };
}

function namesOf(node: FilterNode, askedAt: AskedAt): string {
  const { heading, phrases } = titleOf(node, askedAt);
  return [heading, ...phrases].join(' ');
}

/** Code of several words is another wording; in a link it belongs to another entry. */
function wordings({ elements }: FilterNode): string[] {
  return elements
    .flatMap((element) => [...element.querySelectorAll('p > code')])
    .map((code) => code.textContent)
    .filter(isWording);
}

/** Fewer words may be in any message. */
function isWording(text: string): boolean {
  return /\s\S+\s/.test(text);
}
