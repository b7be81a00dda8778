import 'server-only';
import type { SiteContent } from '../content/assemble';
import type { Changes } from '../content/last-changes';
import type { Page } from '../content/pages';
import { bulletList, heading, linkTo, paragraph, textNode } from '../markdown/plain/tree-blocks';
import { writeMarkdown } from '../markdown/plain/write-markdown';
import { flatten } from '../routing/navigation';
import { markdownPath, pathKeyOf, type RoutePath } from '../routing/route-path';
import { allScopes, type Scope, scopeKey, scopePrefix } from '../routing/scope';
import { groupNames, groupOf, siteSections } from '../routing/sections';
import { absoluteUrl, localeOf, scopeOptions } from '../settings';
import { kindOf } from './kinds';
import { splitAtHeadings } from './markdown-files';
import { feedPath } from './metadata';
import { blocksOf, pageMarkdown } from './page-markdown';
import { atomFeed } from './xml-files';

/** A file for programs that read the documentation, by its path from the root of the site. */
export type OutputFile = { path: RoutePath; text: () => string };

type ReadingSection = { title: string; pages: Page[] };

/** Returns the files of each language and version, and for each language the feed. `changes` are those of pages. */
export function outputFiles(content: SiteContent, changes: Changes): OutputFile[] {
  // Articles of older versions are the same articles, so only the default version has feeds.
  const articles = [...content.pages.values()].filter(
    ({ version }) => version === scopeOptions.defaultVersion,
  );
  return [
    ...allScopes(scopeOptions).flatMap((scope) => filesOfScope(scope, content)),
    ...scopeOptions.langs.map((lang) => ({
      path: feedPath(lang),
      text: () => atomFeed(articles, lang, changes),
    })),
  ];
}

function filesOfScope(scope: Scope, content: SiteContent): OutputFile[] {
  const pages = [...content.pages.values()].filter((page) => scopeKey(page) === scopeKey(scope));
  if (pages.length === 0) return [];
  const sections = pagesInOrder(scope, content);
  const homes = pages.filter((page) => kindOf(page).type === 'home');
  const inOrder = [...homes, ...sections.flatMap((section) => section.pages)];
  const prefix = scopePrefix(scope, scopeOptions);
  const full: RoutePath = `${prefix}/llms-full.txt`;
  return [
    { path: `${prefix}/llms.txt`, text: () => llmsText(localeOf(scope.lang), sections, full) },
    { path: full, text: () => llmsFullText(inOrder, content) },
    { path: `${prefix}/agents.md`, text: () => agentsText(scope, content) },
  ];
}

/** Returns `llms.txt` in the form of llmstxt.org: what the site is, and the URLs of its Markdown. */
export function llmsText(
  { title, description }: { title: string; description: string },
  sections: readonly ReadingSection[],
  full: RoutePath,
): string {
  return writeMarkdown([
    heading(1, textNode(title)),
    { type: 'blockquote', children: [paragraph(textNode(description))] },
    paragraph(linkTo(absoluteUrl(full), absoluteUrl(full))),
    ...sections.flatMap((section) => [
      heading(2, textNode(section.title)),
      bulletList(
        section.pages.map(({ title, routePath, frontmatter: { description } }) => {
          const more = description === undefined ? [] : [textNode(`: ${description}`)];
          return [paragraph(linkTo(absoluteUrl(markdownPath(routePath)), title), ...more)];
        }),
      ),
    ]),
  ]);
}

/** Returns `llms-full.txt`: all pages one after the other, each below its URL. */
export function llmsFullText(pages: readonly Page[], content: SiteContent): string {
  return pages
    .map((page) => `Source: <${absoluteUrl(page.routePath)}>\n\n${pageMarkdown(page, content)}`)
    .join('\n---\n\n');
}

/** The page whose sections `agents.md` repeats. */
const ASSISTANTS_PAGE = '/guide/tasks/assistants';
const ASSISTANT_SECTIONS = ['about', 'contract', 'traps'];

/** Returns `agents.md`, an index to put into a project. */
export function agentsText(scope: Scope, content: SiteContent): string {
  const page = content.pages.get(pathKeyOf(scopePrefix(scope, scopeOptions) + ASSISTANTS_PAGE));
  const facts = page
    ? splitAtHeadings(page.tree.children)
        .filter(({ id }) => ASSISTANT_SECTIONS.includes(id))
        .map(({ nodes }) =>
          writeMarkdown(blocksOf({ ...page.tree, children: nodes }, page, content)),
        )
    : [];
  const errors = page
    ? ' For a message of the console, read /issues/errors.md and then the file of the message.'
    : '';
  const topics = pagesInOrder(scope, content).flatMap(({ title, pages }) => [
    '',
    `${title}:`,
    ...pages.map((page) => `- ${page.title}: ${markdownPath(page.routePath)}`),
  ]);
  return `# ${localeOf(scope.lang).title}

${facts.join('\n')}
## Read before you write code

Paths are below ${absoluteUrl('/')}.${errors}
${topics.join('\n')}
`;
}

/** Returns the pages to read by the sections of the site, and last those in none, in the order of the sidebars. */
export function pagesInOrder(
  scope: Scope,
  { pages, sidebars, nav }: SiteContent,
): ReadingSection[] {
  const sections = siteSections(nav[scopeKey(scope)] ?? []);
  const groups = { sections, others: localeOf(scope.lang).labels.search.others };
  const links = Object.values(sidebars).flatMap((items) => flatten(items));
  const paths = [...new Set(links.map(({ link }) => pathKeyOf(link)))];
  // Pages that no sidebar lists come last, by path.
  const ranks = new Map(paths.map((path, rank) => [path, rank]));
  const rankOf = ({ pathKey }: Page) => ranks.get(pathKey) ?? paths.length;
  // Home pages introduce, landing pages and the not-found page link on: neither is text to read.
  const isText = (page: Page) => kindOf(page).isIndexable && kindOf(page).type !== 'home';
  const ordered = [...pages.values()]
    .filter((page) => scopeKey(page) === scopeKey(scope) && isText(page))
    .sort((a, b) => rankOf(a) - rankOf(b) || (a.routePath < b.routePath ? -1 : 1));
  return groupNames(groups)
    .map((title) => ({
      title,
      pages: ordered.filter(({ routePath }) => groupOf(routePath, groups) === title),
    }))
    .filter((section) => section.pages.length > 0);
}
