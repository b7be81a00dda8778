import { element } from '@/lib/browser/element';
import { onPlaceWanted, placeNamedBy } from '@/lib/browser/place';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import { type Entry, findEntries } from '@/lib/search/find-entries';
import { OUTLINE_ID } from '../../ui/part-ids';

/** A heading and what follows it; one of the third level is an entry. */
type Section = Entry & { elements: HTMLElement[]; isEntry: boolean };

/** Lets readers filter the sections below a field, and the outline with them. At the end, all of them show again. */
export function filterEntries(box: HTMLElement, signal: AbortSignal): void {
  const input = box.querySelector('input');
  const status = box.querySelector<HTMLElement>('[role="status"]');
  if (!input || !status) return;
  const labels: Labels['entries'] = JSON.parse(box.dataset.labels ?? '{}');
  const sections = readSections(box);
  const outline = document.querySelectorAll<HTMLAnchorElement>(`#${OUTLINE_ID} a`);

  function show(typed: string): void {
    const isOpen = !/[\p{L}\p{N}]/u.test(typed);
    const found = isOpen ? sections : findEntries(sections, typed);
    for (const [at, section] of sections.entries()) {
      const isFound = found.includes(section);
      // Above the entries that are found, the heading of their group stays.
      const leads = !section.isEntry && entriesBelow(at).some((entry) => found.includes(entry));
      for (const [index, element] of section.elements.entries()) {
        element.hidden = !isFound && !(leads && index === 0);
      }
    }
    for (const link of outline) {
      const isGone = placeNamedBy(link.hash)?.closest('[hidden]');
      link.parentElement?.toggleAttribute('hidden', Boolean(isGone));
    }
    // The introduction of a group counts where it is all that was found.
    const count = found.filter(({ isEntry }) => isEntry).length || found.length;
    const text = count > 1 ? labels.count : count === 1 ? labels.countOne : labels.none;
    if (!status) return;
    status.textContent = isOpen ? '' : fill(text, { count: String(count) });
    // Another page may know the message.
    if (found.length > 0) return;
    const href = `?${new URLSearchParams({ q: typed })}`;
    status.append(' ', element('a', { href }, labels.search));
  }

  function entriesBelow(group: number): Section[] {
    const rest = sections.slice(group + 1);
    const end = rest.findIndex(({ isEntry }) => !isEntry);
    return end < 0 ? rest : rest.slice(0, end);
  }

  const follow = () => show(input.value);
  input.addEventListener('input', follow, { signal });
  onPlaceWanted((place) => {
    if (!place.closest('[hidden]')) return false;
    input.value = '';
    follow();
    return true;
  }, signal);
  follow();
  signal.addEventListener('abort', () => show(''));
}

function readSections(box: HTMLElement): Section[] {
  const asked: Record<string, string[]> = JSON.parse(box.dataset.asked ?? '{}');
  const sections: Section[] = [];
  let group = '';
  for (let next = box.nextElementSibling; next; next = next.nextElementSibling) {
    const element = next as HTMLElement;
    const text = element.textContent;
    const { heading: level } = element.dataset;
    if (level) {
      const title = element.querySelector('h2, h3');
      const heading = title?.textContent ?? '';
      const phrases = asked[title?.id ?? ''] ?? [];
      const names = [heading, ...phrases].join(' ');
      const isEntry = level === '3';
      if (!isEntry) group = names;
      const message = element.querySelector('code')?.textContent ?? '';
      const messages = message && heading.startsWith(message) ? [message] : [];
      if (isEntry) messages.push(...phrases.filter(isWording));
      sections.push({
        heading: isEntry ? heading : '',
        group,
        text: names,
        messages,
        elements: [],
        isEntry,
      });
    }
    const section = sections.at(-1);
    if (!section) continue;
    section.elements.push(element);
    section.text += ` ${text}`;
    // Code of several words is another wording; in a link it belongs to another entry.
    const codes = [...element.querySelectorAll('p > code')].map((code) => code.textContent);
    section.messages = [...section.messages, ...codes.filter(isWording)];
  }
  return sections;
}

/** Fewer words may be in any message. */
function isWording(text: string): boolean {
  return /\s\S+\s/.test(text);
}
