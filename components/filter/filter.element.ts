import { isComposing } from '@/lib/browser/presses';
import { SiteElement } from '@/lib/browser/site-element';

/** Loaded with the first focus: few pages have a filter, and few users use it. */
let filterList: typeof import('./filter-list').filterList | undefined;

/** A field that filters what follows it in the page. Without a word, all of it shows again. */
export class FilterElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const input = this.querySelector('input');
    if (!input) return;
    const clear = () => {
      input.value = '';
      filter();
    };
    // Synchronous once loaded: a link that clears the field scrolls to an element that was hidden.
    const filter = () => {
      if (filterList) void filterList(this, input, signal);
      // If it does not come, the list stays as it is.
      else if (input.value) load().then(filter, () => {});
    };
    input.addEventListener('focus', () => load().catch(() => {}), { signal });
    input.addEventListener('input', filter, { signal });
    // Not every browser clears a search field on Escape.
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) clear();
    };
    input.addEventListener('keydown', onKey, { signal });
    // The target of a link is hidden (doc/hash-target.ts).
    document.addEventListener('beforematch', () => input.value && clear(), { signal });
    // For text that was typed before the script ran, or that the browser has restored after a reload.
    filter();
  }
}

async function load(): Promise<void> {
  filterList = (await import('./filter-list')).filterList;
}
