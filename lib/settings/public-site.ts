import type { NavItem } from '../routing/navigation';
import type { ScopeOptions } from '../routing/scope';
import { en } from './en';
import { enOwnApp } from './en-own-app';
import type { SiteConfig } from './schema';
import { drawSocialLink } from './social-icons';

/**
 * What the interface knows of the site, as plain data: pages are made with it, and apps that run in the
 * browser fetch it as `/static/site.json`. A field has the name of its setting, whose meaning `schema.ts`
 * and `theme-schema.ts` explain.
 */
export type PublicSite = ReturnType<typeof pickPublicSite>;

export function pickPublicSite(
  site: SiteConfig,
  /** The languages and versions, as the routing needs them. */
  scopes: ScopeOptions,
  /** The top navigation of each scope, by `scopeKey`. */
  nav: Record<string, NavItem[]>,
) {
  const { title, siteUrl, logo, themeConfig } = site;
  const footers = scopes.langs.map((lang) => [lang, wordingIn(site, lang).footer] as const);
  return {
    title,
    siteUrl,
    logo: logo ?? null,
    logoText: site.logoText ?? (logo ? '' : title),
    darkMode: themeConfig.darkMode,
    enableAppearanceAnimation: themeConfig.enableAppearanceAnimation,
    enableScrollToTop: themeConfig.enableScrollToTop,
    hideNavbar: themeConfig.hideNavbar,
    imageZoom: themeConfig.imageZoom,
    playground: themeConfig.playground ?? null,
    search: themeConfig.search,
    socialLinks: themeConfig.socialLinks.map(drawSocialLink),
    locales: site.locales.map(({ lang, label }) => ({ lang, label })),
    scopes,
    nav,
    /** The footer in each language that has one. */
    footer: Object.fromEntries(footers.filter(([, footer]) => footer !== undefined)),
    /** The texts of the interface in each language, with the site's own wording in them. */
    labels: Object.fromEntries(scopes.langs.map((lang) => [lang, wordingIn(site, lang).labels])),
  };
}

/**
 * What the settings say in one language: for all languages, unless the locale has its own. The texts of the
 * interface have the site's own wording in them.
 */
export function wordingIn({ title, description, themeConfig, locales }: SiteConfig, lang: string) {
  const own = locales.find((locale) => locale.lang === lang);
  const words = { ...themeConfig, ...own };
  const { filterNameText, filterPlaceholderText, filterNoResultText } = {
    ...themeConfig.overview,
    ...own?.overview,
  };
  const labels = own?.labels ?? en;
  const { doc, overview, search } = labels;
  return {
    title: own?.title ?? title,
    description: own?.description ?? description,
    editLink: themeConfig.editLink && { ...themeConfig.editLink, ...own?.editLink },
    footer: words.footer,
    ownAppLabels: own?.ownAppLabels ?? enOwnApp,
    labels: {
      ...labels,
      outline: { title: words.outlineTitle ?? labels.outline.title },
      doc: {
        ...doc,
        lastUpdated: words.lastUpdatedText ?? doc.lastUpdated,
        previousPage: words.prevPageText ?? doc.previousPage,
        nextPage: words.nextPageText ?? doc.nextPage,
      },
      overview: {
        ...overview,
        filter: filterNameText ?? overview.filter,
        filterPlaceholder: filterPlaceholderText ?? overview.filterPlaceholder,
        noResult: filterNoResultText ? `${filterNoResultText}: {query}` : overview.noResult,
      },
      search: { ...search, placeholder: words.searchPlaceholderText ?? search.placeholder },
    },
  };
}
