import { currentHeading, idOfHash, measureHeadings, measureView } from '../outline/current-heading';
import { CONTENT_ID, OUTLINE_ID } from '../ui/part-ids';

/** Longer quotations would make addresses that servers refuse. */
const MAX_QUOTE = 500;

/** `index` tells headings of one text apart. */
type Section = { id: string; text: string; index: number };

export type ReadingPlace = {
  section?: Section | undefined;
  quote?: string;
};

/**
 * What the reader has selected on the page, and the heading above it. Without a selection the heading
 * under which the reader is, and at the beginning of the page the one that the address names.
 */
export function readingPlace(): ReadingPlace {
  const entries = readOutline();
  const ids = entries.map(({ id }) => id);
  const selected = selectedRange();
  if (selected) {
    const section = entries.findLast(({ id }) => isBefore(id, selected.startContainer));
    const quote = selected.toString().replace(/\s+/g, ' ').trim().slice(0, MAX_QUOTE);
    return { section, quote };
  }
  const id = currentHeading(measureHeadings(ids), measureView()) ?? idOfHash(location.hash, ids);
  return { section: entries.find((entry) => entry.id === id) };
}

/** The headings of the page as its outline lists them. */
function readOutline(): Section[] {
  const links = [...document.querySelectorAll(`#${OUTLINE_ID} a`)];
  const texts = links.map((link) => link.textContent);
  return links.map((link, at) => ({
    id: link.getAttribute('href')?.slice(1) ?? '',
    text: link.textContent,
    index: texts.slice(0, at).filter((text) => text === link.textContent).length,
  }));
}

function selectedRange(): Range | undefined {
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0 || selection.toString().trim() === '') return;
  const range = selection.getRangeAt(0);
  const isOnPage = document.getElementById(CONTENT_ID)?.contains(range.commonAncestorContainer);
  return isOnPage ? range : undefined;
}

function isBefore(id: string, node: Node): boolean {
  const heading = document.getElementById(id);
  const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_CONTAINED_BY } = Node;
  const position = heading?.compareDocumentPosition(node) ?? 0;
  return (position & (DOCUMENT_POSITION_FOLLOWING | DOCUMENT_POSITION_CONTAINED_BY)) !== 0;
}
