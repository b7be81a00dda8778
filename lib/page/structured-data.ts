import 'server-only';
import { scopeOptions, siteWords } from '../config';
import { wholeAddress } from '../config/whole-address';
import type { PageRecord } from '../content/types';
import { cardOfRoute } from '../routing/route-path';
import { scopePrefix } from '../routing/scope';
import type { SiteContent } from '../site/assemble';
import { findPage } from '../site/find-page';
import { loadSite } from '../site/load';
import { lastUpdated } from './last-updated';
import { dateOf, descriptionOf, isFindable } from './page-facts';
import { questionsOf } from './questions';
import { sectionOf } from './section';

/** One thing that a page says in the words of schema.org. */
export type Thing = { '@type': string; [property: string]: unknown };

/** What the page at a path says to machines that read schema.org; nothing if it is not to be found. */
export async function structuredData(path: string): Promise<Thing[]> {
  const content = await loadSite();
  const page = findPage(content, path);
  return page ? thingsOf(page, content, (await lastUpdated(page))?.iso) : [];
}

/** The same, from what is known of a page. */
export function thingsOf(page: PageRecord, content: SiteContent, updated?: string): Thing[] {
  if (!isFindable(page)) return [];
  return page.frontmatter.pageType === 'home'
    ? [webSite(page)]
    : [article(page, updated), breadcrumbs(page, content), ...faq(page)];
}

function webSite({ routePath, lang }: PageRecord): Thing {
  const { title, description } = siteWords(lang);
  return {
    '@type': 'WebSite',
    name: title,
    description,
    url: wholeAddress(routePath),
    inLanguage: lang,
  };
}

function article(page: PageRecord, updated: string | undefined): Thing {
  const { routePath, lang, title } = page;
  const publisher = {
    '@type': 'Organization',
    name: siteWords(lang).title,
    url: wholeAddress('/'),
  };
  const date = dateOf(page);
  return {
    '@type': date ? 'BlogPosting' : 'TechArticle',
    headline: title,
    description: descriptionOf(page),
    url: wholeAddress(routePath),
    image: wholeAddress(cardOfRoute(routePath)),
    inLanguage: lang,
    ...(date ? { datePublished: date } : {}),
    ...(updated ? { dateModified: updated } : {}),
    author: publisher,
    publisher,
  };
}

/** The way from the home page, through the part of the site that the page belongs to. */
function breadcrumbs(page: PageRecord, content: SiteContent): Thing {
  const section = sectionOf(page, content);
  const home = findPage(content, scopePrefix(page, scopeOptions) || '/');
  const around = section ? findPage(content, section.link) : undefined;
  const steps = [
    ...(home ? [{ name: siteWords(page.lang).title, route: home.routePath }] : []),
    ...(section && around ? [{ name: section.text, route: around.routePath }] : []),
    { name: page.title, route: page.routePath },
  ];
  // The page into which a section's link leads is its own section.
  const ways = steps.filter(({ route }, index) => steps[index + 1]?.route !== route);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: ways.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: wholeAddress(route),
    })),
  };
}

function faq(page: PageRecord): Thing[] {
  if (page.frontmatter.pageType !== 'doc' || !page.frontmatter.faq) return [];
  const mainEntity = questionsOf(page).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}
