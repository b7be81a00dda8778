import { existsSync, readFileSync } from 'node:fs';
import GithubSlugger from 'github-slugger';

/**
 * The words of a page below each of its headings, by the heading's id, without Markdown; those above
 * the first heading have the id ''. The cells of a row are parted by ` | `.
 */
export function wordsOf(path: string): Map<string, string> {
  const file = ['.mdx', '.md']
    .map((end) => `content${path.replace(/\/$/, '/index')}${end}`)
    .find((name) => existsSync(name));
  if (!file) throw new Error(`There is no page ${path}.`);
  const text = readFileSync(file, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^```[\s\S]*?^```$/gm, '');
  const slugger = new GithubSlugger();
  const [intro = '', ...sections] = text.split(/^(?=#+ )/m);
  const words = new Map([['', plain(intro)]]);
  for (const section of sections) {
    const [heading = ''] = section.split('\n');
    const [, id] = /\{#([\w.-]+)\}$/.exec(heading) ?? [];
    words.set(id ?? slugger.slug(plain(heading.replace(/^#+ /, ''))), plain(section));
  }
  return words;
}

function plain(markdown: string): string {
  return markdown
    .replace(/`` ?(.*?) ?``/g, (_code, text: string) => text.replace('`', '\u0000'))
    .replace(/\[((?:`[^`]*`|[^\]`])*)\]\([^)]*\)/g, '$1')
    .replace(/`|\*\*/g, '')
    .replace(/\\([|*_])/g, '$1')
    .replace('\u0000', '`')
    .replace(/[ \n]+/g, ' ')
    .trim();
}
