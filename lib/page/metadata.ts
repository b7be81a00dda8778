import 'server-only';
import type { Metadata } from 'next';
import { findPage, type SiteContent } from '../content/assemble';
import { withBase } from '../routing/base-path';
import { PAGE_IN } from '../routing/language-redirect';
import { cardPath, markdownPath, type RoutePath } from '../routing/route-path';
import { scopePrefix } from '../routing/scope';
import { absoluteUrl, localeOf, scopeOptions, site } from '../settings';
import { type PageView, pageAt } from './page-view';

/** The size that social networks and chats ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };

export async function pageMetadata(path: string): Promise<Metadata> {
  const page = await pageAt(path);
  if (!page) return { title: { absolute: '404' }, robots: { index: false } };
  const { type, isIndexable, languages } = page;
  const isRedirecting = site.themeConfig.localeRedirect !== 'never';
  // For the script that redirects a first visit to the reader's language.
  const targets = Object.entries(languages).map(([lang, route]) => [
    PAGE_IN + lang,
    withBase(route),
  ]);
  return {
    title: page.windowTitle,
    description: page.description,
    alternates: {
      canonical: absoluteUrl(page.canonical),
      languages: isIndexable ? alternatesOf(languages) : {},
      types: {
        'application/atom+xml': absoluteUrl(feedPath(page.lang)),
        // For programs that would rather read Markdown. The not-found page has no URL of its own.
        ...(type !== '404' && { 'text/markdown': absoluteUrl(markdownPath(page.routePath)) }),
      },
    },
    ...(isIndexable ? sharingTags(page) : { robots: { index: false, follow: true } }),
    other: isRedirecting ? Object.fromEntries(targets) : {},
  };
}

/** A page in all its languages, for search engines; `x-default` is for readers of any other. */
export function alternatesOf(languages: PageView['languages']) {
  const inDefault = languages[scopeOptions.defaultLang];
  const routes = { ...languages, ...(inDefault ? { 'x-default': inDefault } : {}) };
  return Object.fromEntries(
    Object.entries(routes).map(([lang, route]) => [lang, absoluteUrl(route)]),
  );
}

function sharingTags({ routePath, lang, type, name, description, date }: PageView): Metadata {
  return {
    openGraph: {
      type: type === 'home' ? 'website' : 'article',
      ...(date && { publishedTime: date.iso }),
      siteName: localeOf(lang).title,
      title: name,
      description,
      url: absoluteUrl(routePath),
      locale: lang.replace('-', '_'),
      images: [{ url: absoluteUrl(cardPath(routePath)), ...CARD_SIZE, alt: name }],
    },
    // The rest of it is read from the tags above.
    twitter: { card: 'summary_large_image' },
  };
}

/** Returns the path of the feed of a language; versions have none. */
export function feedPath(lang: string): RoutePath {
  const prefix = scopePrefix({ lang, version: scopeOptions.defaultVersion }, scopeOptions);
  return `${prefix}/feed.xml`;
}

/**
 * Returns the steps from the home page to a page, through its section, as schema.org defines them. The home page
 * has none, nor has a page that search engines may not show.
 */
export function breadcrumbs(page: PageView, content: SiteContent): object | undefined {
  const { isIndexable, type, section } = page;
  if (!isIndexable || type === 'home') return undefined;
  const home = findPage(content, scopePrefix(page, scopeOptions) || '/');
  const around = section ? findPage(content, section.link) : undefined;
  const steps = [
    ...(home ? [{ name: localeOf(page.lang).title, route: home.routePath }] : []),
    ...(section && around ? [{ name: section.text, route: around.routePath }] : []),
    { name: page.title, route: page.routePath },
  ];
  // The page that the section's link opens is in the list already.
  const trail = steps.filter(({ route }, index) => steps[index + 1]?.route !== route);
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, route }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(route),
    })),
  };
}
