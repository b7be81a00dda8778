import { element } from '@/lib/browser/element';
import type { OverviewItem, OverviewName } from '@/lib/navigation/types';
import { withoutBase } from '@/lib/routing/base-path';
import { decodeAddress, type RoutePath } from '@/lib/routing/route-path';

/** A group of an overview, as it stands on the page. */
export type ListedGroup = { element: HTMLElement; text: string; pages: ListedPage[] };

/** A page in it. The rows of its headings are in the order of the headings. */
type ListedPage = {
  element: HTMLElement;
  title: HTMLAnchorElement;
  rows: readonly HTMLElement[];
  item: OverviewItem;
  /** What was added to it for names that were found. */
  added: Element[];
};

/** Says since when there is a name, if the version that was chosen lacks it. */
export type SinceText = (name: OverviewName) => string;

export function readGroups(overview: Element): ListedGroup[] {
  return [...overview.querySelectorAll('section')].map((element) => ({
    element,
    text: element.querySelector('h2')?.textContent ?? '',
    pages: [...element.querySelectorAll<HTMLElement>(':scope > ul > li')].flatMap(listedPage),
  }));
}

function listedPage(element: HTMLElement): ListedPage[] {
  const title = element.querySelector('a');
  if (!title) return [];
  const rows = [...element.querySelectorAll('li')];
  const link = decodeAddress(withoutBase(title.pathname)) as RoutePath;
  const headings = rows.map(({ id, textContent }) => ({ id, text: textContent }));
  return [{ element, title, rows, item: { text: title.textContent, link, headings }, added: [] }];
}

/** Shows what the filter has left of a page; nothing of it if it was not found. */
export function showFound(
  page: ListedPage,
  found: OverviewItem | undefined,
  since: SinceText,
): void {
  const { element: box, title, rows, item, added } = page;
  for (const part of added.splice(0)) part.remove();
  box.hidden = !found;
  const { headings = [], names = [] } = found ?? {};
  for (const [index, row] of rows.entries()) {
    row.hidden = !headings.some((heading) => heading === item.headings[index]);
  }

  const own = names.find(({ anchor }) => anchor === null);
  const ownSince = own ? since(own) : '';
  box.toggleAttribute('data-missing', ownSince !== '');
  if (ownSince) added.push(element('small', {}, ` ${ownSince}`));
  if (own?.signature) added.push(element('code', {}, own.signature));
  title.after(...added);

  const inside = names.filter(({ anchor }) => anchor !== null);
  const nameRows = inside.map((name) => nameRow(title, name, since(name)));
  let list = box.querySelector('ul');
  if (!list && nameRows.length > 0) {
    list = element('ul', {});
    box.append(list);
    added.push(list);
  }
  list?.append(...nameRows);
  added.push(...nameRows);
  if (list) list.hidden = headings.length + nameRows.length === 0;
}

function nameRow(page: Element, name: OverviewName, since: string): HTMLLIElement {
  const link = element(
    'a',
    { href: `${page.getAttribute('href')}#${name.anchor}` },
    element('code', {}, name.signature ?? name.name),
    ' ',
    element('small', {}, [name.kind, since].filter(Boolean).join(', ')),
  );
  return element('li', { 'data-missing': since === '' ? undefined : '' }, link);
}
