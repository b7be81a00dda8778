import { fileReader } from '@/lib/browser/connection';
import { elementAt, whenNear } from '@/lib/browser/presses';
import { withoutBase } from '@/lib/routing/base-path';
import { copyFor } from '../ui/copy-press';

const ACTIONS = '[data-part="page-actions"]';
const COPY = '[data-part="copy-page"] button';
const MENU = '[data-part="page-menu"]';

const readMarkdown = fileReader((response) => response.text());

/** Answers the button that copies a page, and the one in the menu beside it that copies its URL. */
export function listenToPageActions(): void {
  whenNear(COPY, loadMarkdown);
  document.addEventListener('click', (event) => {
    const button = elementAt(event, COPY);
    if (button) copyFor(button as HTMLElement, loadMarkdown(button));
    const menu = elementAt(event, `${MENU} button`)?.closest<HTMLDetailsElement>(MENU);
    if (menu) copyLink(menu);
  });
}

/** The Markdown comes from the file beside the page, to which the menu has a link. */
function loadMarkdown(button: Element): Promise<string> {
  const link = button.closest(ACTIONS)?.querySelector<HTMLAnchorElement>('[data-part="markdown"]');
  return readMarkdown(withoutBase(link?.pathname ?? ''));
}

function copyLink(menu: HTMLDetailsElement): void {
  const { origin, pathname } = window.location;
  // The outcome shows on the button that copies the page.
  const button = menu.closest(ACTIONS)?.querySelector<HTMLElement>(COPY);
  if (button) copyFor(button, origin + pathname);
  menu.open = false;
}
