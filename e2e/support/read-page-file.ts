import { readFileSync } from 'node:fs';

/** A link of a page of errors to the file of an entry. */
const ENTRY = /^[-*] \[.*\]\(\S+\/errors\/([\w-]+)\.md(?: "")?\)$/gm;

/**
 * The text of a page in its Markdown file, with its entries in the place of the links to them, and without
 * the line that says where the file belongs.
 */
export function readPageFile(file: string): string {
  const text = withoutPlace(readFileSync(file, 'utf8'));
  const list = new RegExp(`(?:${ENTRY.source}\\n?)+`, 'gm');
  return text.replace(list, (links) =>
    [...links.matchAll(ENTRY)]
      .map(([, id]) => {
        const entry = withoutPlace(readFileSync(file.replace(/\.md$/, `/${id}.md`), 'utf8'));
        return entry.replace(/^# /, '### ');
      })
      .join('\n'),
  );
}

function withoutPlace(text: string): string {
  return text.slice(text.indexOf('\n\n') + 2);
}
