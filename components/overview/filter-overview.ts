import { fileReader } from '@/lib/browser/connection';
import { isComposing } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import { isTooOld } from '@/lib/navigation/since';
import type { OverviewItem, OverviewName } from '@/lib/navigation/types';
import type { ApiIndex } from '@/lib/outputs/api-entries';
import { type PathKey, pathKeyOf } from '@/lib/routing/route-path';
import { readGroups, type SinceText, showFound } from './overview-list';

/** The names that pages tell of. */
type NamesOfPages = ReadonlyMap<PathKey, readonly OverviewName[]>;

/** Reads the options, hooks and other names of the pages. */
const readNames = fileReader(async (response): Promise<NamesOfPages> => {
  const { entries }: ApiIndex = await response.json();
  const names = new Map<PathKey, ApiIndex['entries']>();
  for (const entry of entries) {
    const path = pathKeyOf(entry.page);
    names.set(path, [...(names.get(path) ?? []), entry]);
  }
  return names;
});

/** What a reader has typed and chosen; without a version, that is the newest. */
type Choice = { query: string; version: string };

/** Lets readers filter an overview. At the end, all of it shows again. */
export function filterOverviewList(overview: HTMLElement, signal: AbortSignal): void {
  const input = overview.querySelector('input');
  const select = overview.querySelector('select');
  const status = overview.querySelector<HTMLElement>('[role="status"]');
  if (!input || !status) return;
  const labels: Labels['overview'] = JSON.parse(overview.dataset.labels ?? '{}');
  const groups = readGroups(overview);
  const rows = document.querySelectorAll<HTMLTableRowElement>('[data-overview-sections] tbody tr');
  let names: NamesOfPages | undefined;

  function update(choice: Choice): void {
    const { version } = choice;
    const since: SinceText = ({ since: first }) =>
      first !== null && version !== '' && isTooOld(version, first)
        ? fill(labels.since, { version: first })
        : '';
    const left = groups.flatMap(({ element, text: group, pages }) => {
      const items = pages.flatMap((page) => {
        const found = filterPage(page.item, group, choice, names?.get(pathKeyOf(page.item.link)));
        showFound(page, found, since);
        return found ?? [];
      });
      element.hidden = items.length === 0;
      return items;
    });
    if (select) {
      const own = names?.get(pathKeyOf(document.documentElement.dataset.path ?? '')) ?? [];
      markMissingRows(rows, own, version);
    }
    const { text, look } = overviewStatus(left, choice, names, labels);
    showStatus(text, look);
  }

  function showStatus(text: string, look = ''): void {
    if (!status) return;
    // The same text once more would be read out again.
    if (status.textContent !== text) status.textContent = text;
    status.dataset.look = look;
    status.classList.toggle('visually-hidden', look === '');
  }

  const follow = () => update({ query: input.value, version: select?.value ?? '' });

  /** They are fetched when the reader filters. */
  function loadNames(): void {
    readNames(overview.dataset.names ?? '')
      // Pages and headings are found without them, and the next use tries again.
      .catch((): NamesOfPages => new Map())
      .then((loaded) => {
        names = loaded;
        if (!signal.aborted) follow();
      });
  }

  for (const field of [input, ...(select ? [select] : [])]) {
    field.addEventListener('focus', loadNames, { signal });
    field.addEventListener('input', follow, { signal });
    // What was typed or chosen before the script ran, or was put back by the browser after a reload.
    if (field.value !== '' || field === document.activeElement) loadNames();
  }
  select?.addEventListener('input', loadNames, { signal });
  input.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      // Not every browser does this itself.
      input.value = '';
      follow();
    },
    { signal },
  );
  follow();
  signal.addEventListener('abort', () => update({ query: '', version: '' }));
}

/**
 * What is left of a page when a reader filters. A word in its group's name keeps all of it, one in its title
 * keeps it with all its headings; else the headings that hold it are left, and the names of the page that hold it.
 * Letter case does not count, and hyphens are spaces: `pre load` finds `Pre-load`. Without a word, every page is
 * left with the names that the version lacks.
 */
export function filterPage(
  item: OverviewItem,
  group: string,
  { query, version }: Choice,
  all: readonly OverviewName[] = [],
): OverviewItem | undefined {
  const wanted = plain(query).trim();
  const isHit = (text: string) => plain(text).includes(wanted);
  if (wanted !== '' && isHit(group)) return item;
  const isMissing = ({ since }: OverviewName) => version !== '' && isTooOld(version, since);
  const isShown = (name: OverviewName) => (wanted === '' ? isMissing(name) : isHit(name.name));
  const headings = item.headings.filter(({ text }) => isHit(item.text) || isHit(text));
  if (!isHit(item.text) && headings.length === 0 && !all.some(isShown)) return undefined;
  // A page that the version lacks says so, whatever it was found by.
  const names = all.filter((name) => isShown(name) || (name.anchor === null && isMissing(name)));
  return { ...item, headings, names };
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[\s-]+/g, ' ');
}

/** Marks the rows of tables that tell of names which a version lacks, and takes other marks away. */
function markMissingRows(
  rows: Iterable<HTMLTableRowElement>,
  names: readonly OverviewName[],
  version: string,
): void {
  const missing = new Set(
    names.filter(({ since }) => version !== '' && isTooOld(version, since)).map(({ name }) => name),
  );
  for (const row of rows) {
    const typed = row.cells[0]?.querySelector('code')?.textContent ?? '';
    row.toggleAttribute('data-missing', missing.has(typed.replace(/\(.*/, '')));
  }
}

/**
 * What a screen reader says of the pages that a filter has left. Only readers who do not see the list need its count; what
 * a version lacks shows above the list, and that nothing was found shows in its place.
 */
export function overviewStatus(
  left: readonly OverviewItem[],
  { query, version }: Choice,
  names: NamesOfPages | undefined,
  labels: Labels['overview'],
): { text: string; look?: 'version' | 'none' } {
  if (query !== '' && left.length === 0 && names) {
    return { text: fill(labels.noResult, { query }), look: 'none' };
  }
  const texts: string[] = [];
  if (query !== '' && left.length > 0) {
    const text = left.length === 1 ? labels.countOne : labels.count;
    texts.push(fill(text, { count: String(left.length) }));
  }
  if (version !== '' && names?.size === 0) texts.push(labels.noNames);
  else if (version !== '' && names) {
    const shown = left.flatMap((page) => page.names ?? []);
    const count = shown.filter(({ since }) => isTooOld(version, since)).length;
    const { missingNone, missingOne, missing } = labels;
    const text = count === 0 ? missingNone : count === 1 ? missingOne : missing;
    texts.push(fill(text, { version, count: String(count) }));
  }
  return { text: texts.join('. '), ...(version === '' ? {} : { look: 'version' }) };
}
