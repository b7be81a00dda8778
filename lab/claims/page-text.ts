import { existsSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';

/** Where a block of code was: the number of its first line in the file. */
export const BLOCK = /⟦(\d+)⟧/;

/**
 * The Markdown of a page below each of its headings, by the heading's id; that above the first has the
 * id ''. Of its code, only the places are left.
 */
export function sectionsOf(path: string): Map<string, string> {
  const file = ['.mdx', '.md']
    .map((end) => `content${path.replace(/\/$/, '/index')}${end}`)
    .find((name) => existsSync(name));
  if (!file) throw new Error(`There is no page ${path}.`);
  return splitAtHeadings(readFileSync(file, 'utf8'));
}

/** @see sectionsOf */
export function splitAtHeadings(source: string): Map<string, string> {
  const text = source
    .replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, (_block, _fence, start: number) => {
      return `⟦${source.slice(0, start).split('\n').length}⟧`;
    })
    .replace(/^---\n[\s\S]*?\n---\n/, '');
  const slugger = new GithubSlugger();
  const [intro = '', ...sections] = text.split(/^(?=#+ )/m);
  return new Map([
    ['', intro],
    ...sections.map((section): [string, string] => {
      const [heading = ''] = section.split('\n');
      const [, id] = /\{#([\w.-]+)\}$/.exec(heading) ?? [];
      return [id ?? slugger.slug(plain(heading.replace(/^#+ /, ''))), section];
    }),
  ]);
}

/** The words of a page below each heading, without Markdown. The cells of a row are parted by ` | `. */
export function wordsOf(path: string): Map<string, string> {
  return new Map([...sectionsOf(path)].map(([id, text]) => [id, plain(text)]));
}

/** The words of Markdown, without the marks of lists. */
export function plain(markdown: string): string {
  return markdown
    .replaceAll(new RegExp(BLOCK, 'g'), '')
    .replace(/^ *(?:[-*]|\d+\.) /gm, '')
    .replace(/^( *:{3,}\w+)\[(.*)\]$/gm, '$1 $2')
    .replace(/<[A-Z]\w* [^>]*\/>/g, '')
    .replace(/`` ?(.*?) ?``/g, (_code, text: string) => text.replace('`', '\u0000'))
    .replace(/\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*/g, '')
    .replace(/\\([|*_])/g, '$1')
    .replace('\u0000', '`')
    .replace(/[ \n]+/g, ' ')
    .trim();
}
