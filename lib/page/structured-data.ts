import 'server-only';
import { scopeOptions, siteWords } from '../config';
import { absoluteUrl } from '../config/absolute-url';
import type { PageRecord } from '../content/types';
import { cardPath } from '../routing/route-path';
import { scopePrefix } from '../routing/scope';
import { findPage } from '../site/site-content';
import type { PageModel } from './page-model';
import { questionsOf } from './questions';

export type Thing = { '@type': string; [property: string]: unknown };

/** What a page says to programs that read schema.org; nothing if search engines may not show it. */
export function structuredData(model: PageModel): Thing[] {
  if (!model.isFindable) return [];
  return model.role === 'website'
    ? [webSite(model.page)]
    : [article(model), breadcrumbs(model), ...(model.isFaq ? [faq(model.page)] : [])];
}

function webSite({ routePath, lang }: PageRecord): Thing {
  const { title, description } = siteWords(lang);
  return {
    '@type': 'WebSite',
    name: title,
    description,
    url: absoluteUrl(routePath),
    inLanguage: lang,
  };
}

function article({ page, description, date, lastUpdated }: PageModel): Thing {
  const { routePath, lang, title } = page;
  const publisher = {
    '@type': 'Organization',
    name: siteWords(lang).title,
    url: absoluteUrl('/'),
  };
  return {
    '@type': date ? 'BlogPosting' : 'TechArticle',
    headline: title,
    description,
    url: absoluteUrl(routePath),
    image: absoluteUrl(cardPath(routePath)),
    inLanguage: lang,
    ...(date ? { datePublished: date.iso } : {}),
    ...(lastUpdated ? { dateModified: lastUpdated.iso } : {}),
    author: publisher,
    publisher,
  };
}

/** The way from the home page to the page, through its section. */
function breadcrumbs({ page, content, section }: PageModel): Thing {
  const home = findPage(content, scopePrefix(page, scopeOptions) || '/');
  const around = section ? findPage(content, section.link) : undefined;
  const steps = [
    ...(home ? [{ name: siteWords(page.lang).title, route: home.routePath }] : []),
    ...(section && around ? [{ name: section.text, route: around.routePath }] : []),
    { name: page.title, route: page.routePath },
  ];
  // The page that the section's link opens is in the list already.
  const ways = steps.filter(({ route }, index) => steps[index + 1]?.route !== route);
  return {
    '@type': 'BreadcrumbList',
    itemListElement: ways.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(route),
    })),
  };
}

function faq(page: PageRecord): Thing {
  const mainEntity = questionsOf(page).map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', mainEntity };
}
