import { tabAfterKey } from '@/lib/browser/presses';
import { SiteElement } from '@/lib/browser/site-element';
import { readStored, shareStored } from '@/lib/browser/stored';
import {
  CHOICE_PREFIX,
  chosenTab,
  namesOf,
  panelsOf,
  showFirstTab,
  showTab,
  storedChoice,
  tabsOf,
} from './first-tab';

const FOCUSABLE = 'a[href], button, input, summary, site-code, [tabindex="0"]';

/** Choices since the page was loaded, for browsers that store nothing. */
const choicesInMemory = new Map<string, string>();

/** A group of tabs. Its state is in its elements only. */
export class TabsElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    const list = this.#list;
    if (!list) return;
    for (const panel of panelsOf(this)) {
      if (panel.querySelector(FOCUSABLE)) panel.removeAttribute('tabindex');
      else panel.setAttribute('tabindex', '0');
    }
    this.#showFirst();
    const onClick = ({ target }: MouseEvent) =>
      this.#press(tabsOf(this).findIndex((tab) => tab.contains(target as Node)));
    list.addEventListener('click', onClick, { signal });
    list.addEventListener('keydown', (event) => this.#onKey(event), { signal });
    // Find in page, or a link, has opened a hidden panel (doc/hash-target.ts).
    const onMatch = ({ target }: Event) => this.#show(panelsOf(this).indexOf(target as Element));
    this.addEventListener('beforematch', onMatch, { signal });
    window.addEventListener('storage', (event) => this.#onStored(event), { signal });
  }

  get #list(): HTMLElement | null {
    return this.querySelector('[role="tablist"]');
  }

  #showFirst(): void {
    if (!('live' in this.dataset)) {
      showFirstTab(this, (name) => readStored(name) ?? choicesInMemory.get(name) ?? null);
      return;
    }
    // Since the script in the head has chosen, find in page may have opened another panel.
    const tabs = tabsOf(this);
    const isOpened = (panel: Element, index: number) =>
      !panel.hasAttribute('hidden') && tabs[index]?.ariaSelected !== 'true';
    this.#show(panelsOf(this).findIndex(isOpened));
  }

  #show(index: number): void {
    const tab = tabsOf(this)[index];
    if (!tab) return;
    showTab(this, index);
    const strip = this.#list;
    if (!strip) return;
    // Scrolls a strip with more tabs than fit, and nothing else, until the tab can be seen.
    const outer = strip.getBoundingClientRect();
    const inner = tab.getBoundingClientRect();
    if (inner.left < outer.left) strip.scrollLeft -= outer.left - inner.left;
    if (inner.right > outer.right) strip.scrollLeft += inner.right - outer.right;
  }

  #press(index: number): void {
    const name = namesOf(this)[index];
    if (!name) return;
    const before = this.getBoundingClientRect().top;
    this.#show(index);
    const { groupId } = this.dataset;
    if (groupId !== undefined) {
      const choice = storedChoice(index, name);
      choicesInMemory.set(CHOICE_PREFIX + groupId, choice);
      shareStored(CHOICE_PREFIX + groupId, choice);
    }
    // Panels above may have become higher or lower; what was pressed stays where it is.
    const after = this.getBoundingClientRect().top;
    window.scrollBy({ top: after - before, behavior: 'instant' });
  }

  #onKey(event: KeyboardEvent): void {
    const tab = tabAfterKey(event);
    if (!tab) return;
    this.#press(tabsOf(this).indexOf(tab));
    tab.focus({ preventScroll: true });
  }

  /** Another group chose, on this page or in another tab of the browser. */
  #onStored({ key, newValue }: StorageEvent): void {
    const { groupId } = this.dataset;
    if (groupId === undefined || key !== CHOICE_PREFIX + groupId) return;
    this.#show(chosenTab(namesOf(this), newValue) ?? -1);
  }
}
