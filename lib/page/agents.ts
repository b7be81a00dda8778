import 'server-only';
import type { Page } from '../content/pages';
import type { SiteContent } from '../content/site-content';
import { markdownPath, pathKeyOf } from '../routing/route-path';
import { absoluteUrl } from '../settings';
import { partMarkdown } from './page-markdown';
import { cutAtHeadings } from './page-parts';

/** The page whose sections this file repeats, behind the prefix of a scope. */
const PAGE = '/guide/tasks/assistants';

type Sections = readonly { title: string; pages: readonly Page[] }[];
type Scoped = { prefix: string; content: SiteContent; sections: Sections };

/** `agents.md`, an index to put into a project; nothing for a site without the page that explains it. */
export function agentsText({ prefix, content, sections }: Scoped): string | undefined {
  const facts = ['about', 'contract', 'traps'].map((id) => partOfPage(content, prefix + PAGE, id));
  if (facts.includes('')) return undefined;
  const topics = sections.flatMap(({ title, pages }) => [
    '',
    `${title}:`,
    ...pages.map((page) => `- ${page.title}: ${markdownPath(page.routePath)}`),
  ]);
  return `# Garfish

${facts.join('\n')}
## Read before you write code

Paths are below ${absoluteUrl('/')}. For a message of the console, read /issues/errors.md and then the file of the message.
${topics.join('\n')}
`;
}

/** A part of a page, as Markdown; empty where the site has no such page or heading. */
function partOfPage(content: SiteContent, path: string, id: string): string {
  const page = content.pages.get(pathKeyOf(path));
  const part = page && cutAtHeadings(page.tree.children).find((candidate) => candidate.id === id);
  return part ? partMarkdown({ ...page.tree, children: part.nodes }, page, content) : '';
}
