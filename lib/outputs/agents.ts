import 'server-only';
import { absoluteUrl } from '../config';
import type { PageRecord } from '../content/pages';
import { partMarkdown } from '../page/page-markdown';
import { markdownPath, pathKeyOf, type RoutePath } from '../routing/route-path';
import type { SiteContent } from '../site/site-content';
import type { ApiIndex } from './api-entries';
import { cutAtHeadings } from './page-parts';

/** The page whose parts these files consist of, and parts of other pages, behind the prefix of a scope. */
const PAGE = '/guide/tasks/assistants';
const SYMPTOMS = [
  ['/issues/errors', 'common-symptoms'],
  ['/issues', 'nothing-renders'],
] as const;

type Sections = readonly { title: string; pages: readonly PageRecord[] }[];
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

/** `llms-small.txt`, for programs that read little: rules, symptoms, and how everything is called. */
export function smallText({ prefix, content }: Scoped, index: ApiIndex): string | undefined {
  const rules = ['about', 'contract', 'traps', 'rules'].map((id) =>
    partOfPage(content, prefix + PAGE, id),
  );
  if (rules.includes('')) return undefined;
  const symptoms = SYMPTOMS.map(([path, id]) => partOfPage(content, prefix + path, id));
  const signatures = index.entries
    .filter(({ kind, signature }) => signature !== null && kind !== 'error')
    .map(({ signature, page }) => ({ signature, page: page as RoutePath }));
  const pages = [...new Set(signatures.map(({ page }) => page))];
  return `# Garfish in short

All pages: ${absoluteUrl(`${prefix}/llms.txt`)}

${[...rules, ...symptoms].join('\n')}
## Signatures
${pages
  .map((page) => {
    const own = signatures.filter((entry) => entry.page === page);
    const lines = new Set(own.map(({ signature }) => `- \`${signature}\``));
    return `\n${absoluteUrl(markdownPath(page))}\n\n${[...lines].join('\n')}\n`;
  })
  .join('')}`;
}

/** A part of a page, as Markdown; empty where the site has no such page or heading. */
function partOfPage(content: SiteContent, path: string, id: string): string {
  const page = content.pages.get(pathKeyOf(path));
  const part = page && cutAtHeadings(page.tree.children).find((candidate) => candidate.id === id);
  return part ? partMarkdown({ ...page.tree, children: part.nodes }, page, content) : '';
}
