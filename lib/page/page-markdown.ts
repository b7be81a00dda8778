import 'server-only';
import type { PageRecord } from '../content/types';
import type { Fragments } from '../markdown/syntax/fragment-paths';
import { withFragmentTexts } from '../markdown/syntax/with-fragment-texts';

/** A page as one Markdown text: its title, then what stands below its front matter. */
export function pageMarkdown(
  {
    title,
    body,
    hasOwnHeading,
    relativePath,
  }: Pick<PageRecord, 'title' | 'body' | 'hasOwnHeading' | 'relativePath'>,
  fragments: Fragments = new Map(),
): string {
  const whole = withFragmentTexts(relativePath, body, fragments);
  const text = whole.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
  const heading = hasOwnHeading ? '' : `# ${asText(title)}`;
  return `${[heading, text].filter(Boolean).join('\n\n')}\n`;
}

/** Signs that Markdown would read as more than signs where they stand. */
const MARKUP =
  /\\(?=[!-/:-@[-`{-~])|[`*[\]]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|<(?=[a-z/!?])|&(?=#?\w+;)|(?<=\s)#+$/giu;

/** A title is plain text, in which `Promise<string>` or `__meta__` means just that. */
function asText(title: string): string {
  return title.replace(MARKUP, '\\$&');
}
