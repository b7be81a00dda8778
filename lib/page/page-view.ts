import 'server-only';
import type { ReactNode } from 'react';
import { absoluteUrl, site, siteLabels } from '../config';
import { type LinkedTerm, markTerms } from '../markdown/document/mark-terms';
import type { Registry } from '../markdown/document/mdx-compiler';
import { type RenderOptions, renderTree } from '../markdown/document/render';
import type { OverviewGroup } from '../navigation/types';
import { markdownPath, type RoutePath } from '../routing/route-path';
import { scopeKey } from '../routing/scope';
import { sizeOfPicture } from '../site/public-files';
import type { PageParts } from './kinds';
import { aroundList } from './list-place';
import type { PageModel } from './page-model';
import { pagesAround } from './pages-around';

/** What a page hands to the component that shows it. */
export type PageView<Type extends PageParts['type'] = PageParts['type']> = Extract<
  PageParts,
  { type: Type }
> &
  Pick<PageModel, 'date' | 'lastUpdated' | 'checked' | 'edit'> & {
    /** The canonical path, without base path. */
    route: RoutePath;
    /** The public URLs of the page and of its Markdown. */
    address: string;
    markdownAddress: string;
    /** Where problems with it are reported, if its source lies on GitHub. */
    issues: string | undefined;
    title: string;
    /** The text begins with a heading of its own, so the title is not put above it. */
    hasOwnHeading: boolean;
    body: ReactNode;
    /** What follows the list of an overview. */
    sections: ReactNode;
    /** The section of the page, above its title. */
    section: { text: string; link: string } | undefined;
  };

/** Renders a page. One of the components of `registryFor` lists the pages of its section. */
export async function pageView(
  model: PageModel,
  registryFor: (pagesAround: (headings?: readonly number[]) => OverviewGroup[]) => Registry,
): Promise<PageView> {
  const { page, content, parts, section, date, lastUpdated, checked, edit } = model;
  const options: RenderOptions = {
    registry: registryFor((headings) => pagesAround(page, content, headings)),
    sizeOf: (path) => sizeOfPicture(content.publicFiles.get(path)),
    sourceOf: (path) => content.publicFiles.get(path)?.source,
    code: { numbersLines: site.markdown.showLineNumbers, wraps: site.markdown.defaultWrapCode },
    formerIds: content.formerIds.get(page.pathKey) ?? {},
    labels: siteLabels(page.lang).doc,
  };
  const tree = markTerms(page.tree, termsOf(model));
  const [intro, sections] = parts.type === 'overview' ? aroundList(tree) : [tree];
  return {
    ...parts,
    ...(parts.type === 'doc' && !site.themeConfig.outline ? { outline: [] } : {}),
    route: page.routePath,
    address: absoluteUrl(page.routePath),
    markdownAddress: absoluteUrl(markdownPath(page.routePath)),
    issues: issuesAt(edit?.url ?? ''),
    title: page.title,
    hasOwnHeading: page.hasOwnHeading,
    body: await renderTree(intro, options),
    sections: sections && (await renderTree(sections, options)),
    section: section && { text: section.text, link: section.link },
    date,
    lastUpdated,
    checked,
    edit,
  };
}

/** The terms that a page links to the glossary. Pages without an article, such as the home page, link to none. */
function termsOf({ page, content, parts }: PageModel): LinkedTerm[] {
  const glossary = content.glossaries[scopeKey(page)];
  const isArticle = parts.type === 'doc' || parts.type === 'overview';
  if (!glossary || !isArticle || page.routePath === glossary.page) return [];
  return glossary.terms.map(({ id, forms }) => ({ href: `${glossary.page}#${id}`, forms }));
}

function issuesAt(source: string): string | undefined {
  const [repository] = /^https:\/\/github\.com\/[^/]+\/[^/]+/.exec(source) ?? [];
  return repository && `${repository}/issues/new`;
}
