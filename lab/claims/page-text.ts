import { existsSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';

/**
 * The words of a page below each of its headings, by the heading's id, without Markdown and code; those above
 * the first heading have the id ''. The cells of a row are parted by ` | `.
 */
export function wordsOf(path: string): Map<string, string> {
  const file = ['.mdx', '.md']
    .map((end) => `content${path.replace(/\/$/, '/index')}${end}`)
    .find((name) => existsSync(name));
  if (!file) throw new Error(`There is no page ${path}.`);
  const text = readFileSync(file, 'utf8')
    .replace(/^ *(`{3,})[\s\S]*?^ *\1$/gm, '')
    .replace(/^---\n[\s\S]*?\n---\n/, '');
  const slugger = new GithubSlugger();
  const [intro = '', ...sections] = text.split(/^(?=#+ )/m);
  return new Map([
    ['', plain(intro)],
    ...sections.map((section): [string, string] => {
      const [heading = ''] = section.split('\n');
      const [, id] = /\{#([\w.-]+)\}$/.exec(heading) ?? [];
      return [id ?? slugger.slug(plain(heading.replace(/^#+ /, ''))), plain(section)];
    }),
  ]);
}

/** The words of Markdown, without the marks of lists. */
function plain(markdown: string): string {
  return markdown
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
