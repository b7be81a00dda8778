/**
 * The part of a page's Markdown below one of its headings, with that heading; nothing if it has no such heading.
 * Of headings with one text, `index` says which.
 */
export function sectionOf(markdown: string, heading: string, index = 0): string | undefined {
  const lines = markdown.split('\n');
  const headings: { line: number; level: number; text: string }[] = [];
  let fence = '';
  for (const [line, text] of lines.entries()) {
    const [, marks = ''] = /^\s*(`{3,}|~{3,})/.exec(text) ?? [];
    // A line that begins with `#` inside of code is a comment.
    if (marks && (fence === '' || marks.startsWith(fence))) fence = fence === '' ? marks : '';
    const [, level = '', rest = ''] = (fence === '' && /^(#{1,6}) (.*)$/.exec(text)) || [];
    if (level) headings.push({ line, level: level.length, text: lettersOf(rest) });
  }
  const found = headings.filter(({ text }) => text === lettersOf(heading))[index];
  if (!found) return undefined;
  const next = headings.find(({ line, level }) => line > found.line && level <= found.level);
  return `${lines.slice(found.line, next?.line).join('\n').trim()}\n`;
}

/** What a heading has in common on the page and in Markdown, which escapes and marks some of it. */
function lettersOf(text: string): string {
  return text.replace(/\]\([^)]*\)/g, '').replace(/[^\p{L}\p{N}]+/gu, '');
}
