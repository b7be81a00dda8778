import { fileReader } from '@/lib/browser/connection';
import { elementAt, whenNear } from '@/lib/browser/presses';
import { fill } from '@/lib/labels/fill';
import { withoutBase } from '@/lib/routing/base-path';
import { loadPageContext } from '../site/load-app';
import { copyFor } from '../ui/copy-press';
import { issueAddress } from './page-links';
import { type ReadingPlace, readingPlace } from './reading-place';

const ACTIONS = '[data-part="page-actions"]';
const COPY = '[data-part="copy-page"]';
const MENU = '[data-part="page-menu"]';

/** Where the reader was when a menu was opened, by the menu. */
const places = new WeakMap<Element, ReadingPlace>();

const readMarkdown = fileReader((response) => response.text());

/** Answers the button that copies a page, and the menu beside it. */
export function listenToPageActions(): void {
  whenNear(`${COPY} button`, loadMarkdown);
  document.addEventListener('click', (event) => {
    const button = elementAt(event, `${COPY} button`);
    if (button) copyFor(button as HTMLElement, loadMarkdown(button));
    const choice = elementAt(event, `${MENU} button`);
    const menu = choice?.closest<HTMLDetailsElement>(MENU);
    if (menu) copyChoice(menu, choice?.getAttribute('data-copies') ?? '');
  });
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof Element && target.matches(`${MENU}[open]`)) showPlace(target);
    },
    true,
  );
  // The reader may have opened it before.
  for (const menu of document.querySelectorAll(`${MENU}[open]`)) showPlace(menu);
}

/** The Markdown comes from the file beside the page, to which the menu has a link. */
function loadMarkdown(button: Element): Promise<string> {
  return readMarkdown(markdownFile(button));
}

function markdownFile(button: Element): string {
  const link = button.closest(ACTIONS)?.querySelector<HTMLAnchorElement>('[data-part="markdown"]');
  return withoutBase(link?.pathname ?? '');
}

function copyChoice(menu: HTMLDetailsElement, choice: string): void {
  const { origin, pathname } = window.location;
  const { section } = places.get(menu) ?? {};
  // The outcome shows on the button that copies the page.
  const button = menu.closest(ACTIONS)?.querySelector<HTMLElement>(`${COPY} button`);
  const address = origin + pathname + (section ? `#${section.id}` : '');
  if (button)
    copyFor(button, choice === 'link' ? address : textFor(button, choice, address, section));
  menu.open = false;
}

/** The Markdown of a section, or of the page, by itself or as a prompt. */
async function textFor(
  button: Element,
  choice: string,
  address: string,
  section: ReadingPlace['section'],
): Promise<string> {
  const [markdown, { sectionOf }] = await Promise.all([
    loadMarkdown(button),
    import('./markdown-section'),
  ]);
  // A page of error messages lists its entries, each of which has a file of its own.
  const entry = () => readMarkdown(markdownFile(button).replace(/\.md$/, `/${section?.id}.md`));
  const text = section
    ? (sectionOf(markdown, section.text, section.index) ?? (await entry()))
    : markdown;
  if (choice === 'section') return text;
  const { labels } = await loadPageContext();
  return `${fill(labels.doc.prompt, { address })}\n\n${text}`;
}

/** Makes the entries of a menu those of the place where the reader is. */
async function showPlace(menu: Element): Promise<void> {
  const place = readingPlace();
  places.set(menu, place);
  const { section, quote } = place;
  for (const button of menu.querySelectorAll<HTMLElement>('[data-of-section]')) {
    button.dataset.ofPage ??= button.textContent;
    const { ofPage, ofSection = '' } = button.dataset;
    button.textContent = section ? fill(ofSection, { section: section.text }) : ofPage;
    if (button.parentElement) button.parentElement.hidden = button.textContent === '';
  }

  const report = menu.querySelector<HTMLAnchorElement>('[data-part="report"]');
  const name = report?.querySelector('span');
  // Where the words do not come, the link stays as it is.
  const context = report && (await loadPageContext().catch(() => undefined));
  if (!context || !name || places.get(menu) !== place) return;
  const { title = '', address = '', version } = report.dataset;
  const { doc } = context.labels;
  name.textContent = quote ? doc.reportSentence : doc.report;
  report.href = issueAddress(
    report.origin + report.pathname,
    {
      title,
      address: section ? `${address}#${section.id}` : address,
      section: section?.text,
      version,
      quote,
    },
    doc,
  );
}
