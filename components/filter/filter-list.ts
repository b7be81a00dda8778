import { hashTarget } from '@/lib/browser/reveal';
import { fill, fillCount } from '@/lib/settings/fill';
import { OUTLINE_ID } from '../ui/frame-ids';
import type { FilterLabels } from './filter';

export type FilterNode = {
  /** Elements that hide with it. The first is its heading, which stays while any of its children is visible. */
  elements: HTMLElement[];
  text: string;
  children: FilterNode[];
};

/** Filters what follows the field by its text, and the outline with it. Shows everything if no word is typed. */
export async function filterList(
  filter: HTMLElement,
  input: HTMLInputElement,
  signal: AbortSignal,
): Promise<void> {
  const typed = input.value;
  const nodes = readTree(filter);
  const hasWord = /[\p{L}\p{N}]/u.test(typed);
  const { asked } = filter.dataset;
  let results = findByText(nodes, hasWord ? typed : '');
  if (hasWord && asked !== undefined) {
    const { findSections } = await import('./find-sections');
    if (signal.aborted || typed !== input.value) return;
    results = findSections(nodes, typed, JSON.parse(asked));
  }
  showResults(nodes, results);
  openGroups(hasWord);
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${OUTLINE_ID} a`)) {
    const isGone = hashTarget(link.hash)?.closest('[hidden]');
    link.parentElement?.toggleAttribute('hidden', Boolean(isGone));
  }
  const items = nodes.flatMap(({ children }) => children).filter(isVisible);
  // The introduction of a group counts where it is all that is visible.
  report(filter, typed, hasWord ? items.length || results.size : undefined);
}

/** Opens folded groups while a word is typed, and folds these again afterwards. */
function openGroups(hasWord: boolean): void {
  const groups = document.querySelectorAll<HTMLDetailsElement>(
    `details[data-group${hasWord ? ']:not([open])' : '="opened"]'}`,
  );
  for (const group of groups) {
    group.open = hasWord;
    group.dataset.group = hasWord ? 'opened' : '';
  }
}

function report(filter: HTMLElement, query: string, count: number | undefined): void {
  const status = filter.querySelector('[role="status"]');
  if (!status) return;
  const labels: FilterLabels = JSON.parse(filter.dataset.labels ?? '{}');
  if (count) status.textContent = fillCount(labels, count, document.documentElement.lang);
  else status.textContent = count === 0 ? fill(labels.none, { query }) : '';
  if ('quietCount' in filter.dataset) status.classList.toggle('visually-hidden', count !== 0);
  if (count !== 0 || labels.search === undefined) return;
  // Another page may have it.
  const link = document.createElement('a');
  link.href = `?${new URLSearchParams({ q: query })}`;
  link.textContent = labels.search;
  status.append(' ', link);
}

/** Reads what follows a filter: sections with lists of items, or headings of the levels 2 and 3. */
function readTree(filter: Element): FilterNode[] {
  const groups: FilterNode[] = [];
  for (const element of elementsAfter(filter)) {
    const level = element.tagName === 'SUMMARY' ? '2' : element.dataset.heading;
    const group = groups.at(-1);
    if (element.matches('section')) groups.push(sectionOf(element));
    else if (level === '3' && group) group.children.push(nodeOf(element));
    else if (level) groups.push(nodeOf(element));
    else (group?.children.at(-1) ?? group)?.elements.push(element);
  }
  return groups;
}

/** Returns the elements that follow a filter, and for a folded group what is in it. */
function elementsAfter(filter: Element): HTMLElement[] {
  const elements = [...(filter.parentElement?.children ?? [])] as HTMLElement[];
  return elements
    .slice(elements.indexOf(filter as HTMLElement) + 1)
    .flatMap((element) =>
      element.matches('[data-group]') ? ([...element.children] as HTMLElement[]) : element,
    );
}

function sectionOf(section: HTMLElement): FilterNode {
  const title = section.querySelector(':scope > :not(ul)')?.textContent ?? '';
  return nodeOf(section, title, itemsOf(section));
}

function itemsOf(element: HTMLElement): FilterNode[] {
  const items = element.querySelectorAll<HTMLElement>(':scope > ul > li');
  return [...items].map((item) => {
    const children = itemsOf(item);
    const title = children.length > 0 && item.querySelector('a')?.textContent;
    return nodeOf(item, title || item.textContent, children);
  });
}

function nodeOf(
  element: HTMLElement,
  text = element.textContent,
  children: FilterNode[] = [],
): FilterNode {
  return { elements: [element], text, children };
}

/** Finds the nodes that contain all words, with their children. */
function findByText(nodes: readonly FilterNode[], typed: string): Set<FilterNode> {
  const matches = matcherOf(typed);
  const results = new Set<FilterNode>();
  function visit(node: FilterNode, isWhole: boolean): void {
    const isResult = isWhole || matches(node.text);
    if (isResult) results.add(node);
    for (const child of node.children) visit(child, isResult);
  }
  for (const node of nodes) visit(node, false);
  return results;
}

/** Shows results and the headings above them. Hides everything else. */
function showResults(nodes: readonly FilterNode[], results: ReadonlySet<FilterNode>): void {
  for (const node of nodes) {
    showResults(node.children, results);
    const hasResultBelow = node.children.some(isVisible);
    for (const [index, element] of node.elements.entries()) {
      element.hidden = !results.has(node) && !(hasResultBelow && index === 0);
    }
  }
}

function isVisible({ elements: [first] }: FilterNode): boolean {
  return first?.hidden === false;
}

/** Makes a function that finds all typed words. Letter case does not count, and hyphens are spaces. */
export function matcherOf(typed: string): (text: string) => boolean {
  const terms = typed.split(/\s+/).map((term) => normalizeText(term).trim());
  return (text) => terms.every((term) => normalizeText(text).includes(term));
}

function normalizeText(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, ' ');
}
