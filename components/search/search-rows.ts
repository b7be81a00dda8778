import { element, keptElements, setAttributes, setChildren } from '@/lib/browser/element';
import { elementAt, hasModifier } from '@/lib/browser/presses';
import { MOST_ROWS, type Row, type ShownResults } from './results-in';
import { makeRow, nameLine, type RowParts } from './search-row';
import styles from './search-rows.module.css';

/** More rows than the panel shows. The others follow when the reader comes to them, not with each key. */
const FIRST_ROWS = 20;

const ROW = '[role="option"]';

type ShownPage = ShownResults['pages'][number];

/** What the reader does with the rows. */
type Acts = {
  /** The pointer has come to a row. */
  onCurrent: (row: Row | undefined) => void;
  /** A row is followed, as any link. */
  onOpen: (row: Row) => void;
  onUnfold: (row: Row) => void;
  /** The reader comes to the end of the rows that show. */
  onEnd: () => void;
};

/** The number of the current row, whether all rows show, and whether they are those of an earlier query. */
type State = { at: number; isWhole: boolean; isStale: boolean };

/** The rows of the results, those of each page together under its name. They have the id `{id}-{number}`. */
export function rowList(id: string, parts: RowParts, acts: Acts) {
  const { labels } = parts;
  const list = element('div', {
    role: 'listbox',
    id,
    'aria-label': labels.results,
    class: styles.list,
  });
  const { keep, endPicture } = keptElements();
  const seen = new WeakMap<Element, () => void>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) seen.get(target)?.();
  });
  let rows: readonly Row[] = [];
  let current = 0;

  const rowAt = (event: MouseEvent) =>
    rows[Number(elementAt(event, ROW)?.id.slice(id.length + 1) ?? -1)];

  // A list that scrolls under a mouse at rest selects nothing: browsers then report that the pointer
  // has entered a row, and Safari reports a move, too.
  list.addEventListener('pointermove', (event) => {
    const row = event.movementX === 0 && event.movementY === 0 ? undefined : rowAt(event);
    if (row && row !== rows[current]) acts.onCurrent(row);
  });
  // From then on the mouse leads, and no key.
  list.addEventListener('wheel', () => acts.onCurrent(rows[current]), { passive: true });
  list.addEventListener('click', (event) => {
    const row = rowAt(event);
    if (!row || hasModifier(event)) return;
    if (row.type !== 'more') return acts.onOpen(row);
    event.preventDefault();
    acts.onUnfold(row);
  });

  /** Below rows; tells when the reader sees it. */
  function endOf(key: string, onSeen: () => void): HTMLElement {
    return keep(`end ${key}`, () => {
      const end = element('div', {});
      seen.set(end, onSeen);
      observer.observe(end);
      return end;
    });
  }

  function boxOf(page: ShownPage) {
    const { title, group } = page;
    const box = keep(`page ${page.id}`, () =>
      element('div', { role: 'group', class: styles.page }),
    );
    box.ariaLabel = title;
    // The first row may be about the page as a whole.
    const isAbout = !isOfSection(page.rows[0]);
    const children: HTMLElement[] = page.rows.map((row, place) => {
      const own = isAbout && place === 0 ? group : undefined;
      return keep(JSON.stringify([row, own]), () => makeRow(row, own, parts));
    });
    if (!isAbout) children.unshift(titleOf(page));
    setChildren(box, children);
    return box;
  }

  function titleOf({ id, title, group }: ShownPage): HTMLElement {
    return keep(`title ${id} ${title}`, () =>
      element('p', { class: styles.title, 'aria-hidden': true }, nameLine([title], group, labels)),
    );
  }

  /** Shows what is found for a query, stale or not, and returns the list with what is below it. */
  function show(
    query: string,
    shown: ShownResults,
    { at, isWhole, isStale }: State,
  ): HTMLElement[] {
    [rows, current] = [shown.rows, at];
    const pages = isWhole ? shown.pages : firstPages(shown.pages);
    setChildren(list, pages.map(boxOf));
    list.ariaBusy = String(isStale);
    for (const [number, row] of list.querySelectorAll(ROW).entries()) {
      setAttributes(row, {
        id: `${id}-${number}`,
        'aria-selected': number === current,
        'aria-posinset': number + 1,
        'aria-setsize': rows.length,
      });
    }
    const isCut = pages.length < shown.pages.length;
    const below = isCut ? [endOf(`${query} ${shown.group}`, acts.onEnd)] : [];
    endPicture();
    return [list, ...below];
  }

  const rowOf = (number: number) => document.getElementById(`${id}-${number}`);

  function scrollTo(number: number): void {
    // The first row brings the head of the list into view, too.
    if (number === 0) list.scrollIntoView({ block: 'start' });
    else rowOf(number)?.scrollIntoView({ block: 'nearest' });
  }

  /** Does what a press of the pointer on the row does. */
  const press = (number: number) => rowOf(number)?.click();

  return { show, scrollTo, press, end: () => observer.disconnect() };
}

function isOfSection(row: Row | undefined): boolean {
  return row !== undefined && row.type !== 'more' && row.header !== row.title;
}

/** The pages whose rows fill the panel. */
export function firstPages(pages: ShownResults['pages']): ShownResults['pages'] {
  // No page goes because the rows of another are unfolded.
  let rows = 0;
  const end = pages.findIndex(({ suggestions }) => {
    const isFull = rows >= FIRST_ROWS;
    rows += Math.min(suggestions.length, MOST_ROWS + 1);
    return isFull;
  });
  return end < 0 ? pages : pages.slice(0, end);
}
