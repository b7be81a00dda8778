/** The text of an element without the parts of it that are marked `data-uncopied`. */
export function copyableText(element: Element): string {
  const walker = document.createTreeWalker(
    element,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) =>
      node instanceof Element && node.hasAttribute('data-uncopied')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Text) text += walker.currentNode.data;
  }
  return text;
}
