import { element } from '@/lib/browser/element';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import { withBase } from '@/lib/routing/base-path';
import { keepHidden } from '@/lib/routing/frame-parts';
import { PATH_SEPARATOR, type Range } from '@/lib/search/types';
import type { Row } from './results-in';
import styles from './search-rows.module.css';

/** The texts of the search, and a copy of one of the icons that stand in the dialog. */
export type RowParts = { labels: Labels['search']; iconOf: (name: string) => Element };

const KINDS = { title: 'kindTitle', header: 'kindHeader', content: 'kindContent' } as const;

/**
 * One row: a title, a heading, a text, or the rows that are folded. `group` is the part of the site that the page
 * is in, where the row names its page.
 */
export function makeRow(
  row: Row,
  group: string | undefined,
  { labels, iconOf }: RowParts,
): HTMLAnchorElement {
  const isAnswer = row.type === 'content' && row.isAnswer === true;
  const icon = iconOf(row.type);
  if (row.type !== 'more') {
    icon.ariaLabel = isAnswer ? labels.answer : labels[KINDS[row.type]];
    icon.role = 'img';
    icon.removeAttribute('aria-hidden');
  }
  const words =
    row.type === 'more'
      ? [fill(labels.moreRows, { count: String(row.count), page: row.title })]
      : linesOf(row, group, labels);
  return element(
    'a',
    {
      href: addressOf(row.link),
      role: 'option',
      tabindex: -1,
      class: `row ${styles.row}`,
      'data-type': row.type,
      'data-answer': isAnswer || undefined,
    },
    icon,
    element('span', { class: styles.words }, ...words),
    iconOf('open'),
  );
}

/** Where a row leads; it goes on hiding what the address of the page hides. */
export function addressOf(link: string): string {
  return withBase(keepHidden(link, document.documentElement.dataset.hide ?? ''));
}

/** The heading of the section, or the title of the page, and below it what the section says. */
function linesOf(
  row: Exclude<Row, { type: 'more' }>,
  group: string | undefined,
  labels: RowParts['labels'],
): HTMLElement[] {
  const { type, header, title, marks } = row;
  const pathEnd = header.lastIndexOf(PATH_SEPARATOR);
  const start = pathEnd < 0 ? 0 : pathEnd + PATH_SEPARATOR.length;
  // The title stands above the rows of its page.
  const above = header.slice(title.length + PATH_SEPARATOR.length, Math.max(0, pathEnd));
  const name = markedText(header, type === 'content' ? [] : marks, start);
  const words = [nameLine(name, above || group, labels)];
  const text = (...content: (Node | string)[]) =>
    words.push(element('span', { class: styles.text }, ...content));
  if (type === 'content') text(...markedText(row.statement, marks));
  else if (type === 'header' && row.answer) text(row.answer);
  return words;
}

/** The name of a page or section, and beside it where that is. */
export function nameLine(
  name: readonly (Node | string)[],
  beside: string | undefined,
  labels: RowParts['labels'],
): HTMLElement {
  const line = element('b', { class: `spread ${styles.name}` }, element('span', {}, ...name));
  if (beside !== undefined && beside !== labels.others) {
    line.append(element('small', { class: `one-line ${styles.beside}` }, beside));
  }
  return line;
}

/** A text with what was typed marked in it; `from` leaves out what is before. */
function markedText(text: string, marks: readonly Range[], from = 0): (Node | string)[] {
  let at = from;
  const parts = marks
    .filter(({ start }) => start >= from)
    .flatMap(({ start, end }) => {
      const before = text.slice(at, start);
      at = end;
      return [before, element('mark', {}, text.slice(start, end))];
    });
  return [...parts, text.slice(at)];
}
