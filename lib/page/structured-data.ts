import 'server-only';
import { absoluteUrl, scopeOptions, siteWords } from '../config';
import { cardPath } from '../routing/route-path';
import { scopePrefix } from '../routing/scope';
import { pageSections } from '../search/sections';
import { findPage } from '../site/site-content';
import { searchAddress } from './metadata';
import type { Page } from './page';

export type Thing = { '@type': string; [property: string]: unknown };

/** The page repeats answers in its metadata, so they are cut. */
const ANSWER_LENGTH = 300;

/** What a page says to programs that read schema.org; nothing if search engines may not show it. */
export function structuredData(page: Page): Thing[] {
  const { isFindable, role, frontmatter } = page;
  if (!isFindable) return [];
  if (role === 'website') return [webSite(page)];
  const isFaq = frontmatter.pageType === 'doc' && frontmatter.faq;
  return [article(page), breadcrumbs(page), ...(isFaq ? [faq(page)] : [])];
}

function webSite({ routePath, lang }: Page): Thing {
  const { title, description } = siteWords(lang);
  return {
    '@type': 'WebSite',
    name: title,
    description,
    url: absoluteUrl(routePath),
    inLanguage: lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: searchAddress(lang, '{words}') },
      'query-input': 'required name=words',
    },
  };
}

function article({ routePath, lang, title, description, date, lastUpdated }: Page): Thing {
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
function breadcrumbs(page: Page): Thing {
  const { section, site } = page;
  const home = findPage(site, scopePrefix(page, scopeOptions) || '/');
  const around = section ? findPage(site, section.link) : undefined;
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

/** The questions among the headings, and the beginning of each answer. */
function faq(page: Page): Thing {
  const mainEntity = pageSections(page).flatMap(({ path, text }) => {
    const question = path.at(-1) ?? '';
    const answer = text.replace(/\s+/g, ' ').trim();
    if (!/[?？]$/.test(question) || answer === '') return [];
    const acceptedAnswer = { '@type': 'Answer', text: shortened(answer) };
    return [{ '@type': 'Question', name: question, acceptedAnswer }];
  });
  return { '@type': 'FAQPage', mainEntity };
}

/** Cut after the last whole sentence that fits, else after the last whole word. */
function shortened(text: string): string {
  if (text.length <= ANSWER_LENGTH) return text;
  const cut = text.slice(0, ANSWER_LENGTH);
  const sentence = /^.*[.!?。](?=\s)/s.exec(cut)?.[0];
  return sentence ?? `${cut.replace(/\s+\S*$/, '')} …`;
}
