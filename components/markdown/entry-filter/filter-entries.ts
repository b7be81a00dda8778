import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import { type Entry, findEntries } from './find-entries';

/** An entry and its elements: the heading `h3` and what follows it. */
type ListedEntry = Entry & { elements: HTMLElement[] };

/** Lets readers filter the entries below a field. Returns how to end that, and to show all of them again. */
export function filterEntries(box: HTMLElement): () => void {
  const input = box.querySelector('input');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!input || !status) return () => {};
  const labels: Labels['entries'] = JSON.parse(box.dataset.labels ?? '{}');
  const { entries, groups, rest } = readEntries(box);
  const listeners = new AbortController();
  const { signal } = listeners;

  function update(typed: string): void {
    if (!status) return;
    const isOpen = !/[\p{L}\p{N}]/u.test(typed);
    const found = new Set(isOpen ? entries : findEntries(entries, typed));
    for (const entry of entries)
      for (const element of entry.elements) element.hidden = !found.has(entry);
    for (const [heading, members] of groups)
      heading.hidden = !isOpen && !members.some((entry) => found.has(entry));
    for (const element of rest) element.hidden = !isOpen;
    const text = found.size === 1 ? labels.countOne : found.size > 0 ? labels.count : labels.none;
    status.textContent = isOpen ? '' : fill(text, { count: String(found.size) });
  }

  const follow = () => update(input.value);
  input.addEventListener('input', follow, { signal });
  input.addEventListener(
    'keydown',
    ({ key, isComposing }) => {
      if (key !== 'Escape' || isComposing) return;
      input.value = '';
      follow();
    },
    { signal },
  );
  // A link of the page may lead to an entry that is hidden. It must show before the browser looks for it.
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const id = decodeURIComponent(link?.hash.slice(1) ?? '');
      if (id === '' || !document.getElementById(id)?.closest('[hidden]')) return;
      input.value = '';
      follow();
    },
    { signal, capture: true },
  );
  follow();
  return () => {
    listeners.abort();
    update('');
  };
}

/** What follows a field: entries by the heading `h2` above them, and all that belongs to no entry. */
function readEntries(box: HTMLElement) {
  const entries: ListedEntry[] = [];
  const groups = new Map<HTMLElement, ListedEntry[]>();
  const rest: HTMLElement[] = [];
  let group: ListedEntry[] = [];
  let entry: ListedEntry | undefined;
  for (let next = box.nextElementSibling; next; next = next.nextElementSibling) {
    const element = next as HTMLElement;
    if (element.matches('h2')) {
      group = [];
      groups.set(element, group);
      entry = undefined;
    } else if (element.matches('h3')) {
      const heading = element.textContent;
      const message = element.querySelector('code')?.textContent ?? '';
      const isMessage = message !== '' && heading.startsWith(message);
      const codes: string[] = [];
      entry = { message: isMessage ? message : '', heading, text: heading, codes, elements: [] };
      entries.push(entry);
      group.push(entry);
    }
    if (!entry) {
      if (!element.matches('h2')) rest.push(element);
      continue;
    }
    entry.elements.push(element);
    if (element.matches('h3')) continue;
    entry.text += ` ${element.textContent}`;
    const found = [...element.querySelectorAll(':not(pre, a) > code')];
    entry.codes = [...entry.codes, ...found.map(({ textContent }) => textContent)];
  }
  return { entries, groups, rest };
}
