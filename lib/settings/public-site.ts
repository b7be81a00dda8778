import type { NavItem } from '../routing/navigation';
import type { ScopeOptions } from '../routing/scope';
import { en } from './en';
import { enOwnApp } from './en-own-app';
import { type Labels, translate } from './labels';
import type { SiteConfig } from './schema';
import { drawSocialLink } from './social-icons';

/**
 * The settings that the interface needs, as plain data: pages are rendered with them, and apps in the browser fetch
 * them as `/static/site.json`. `schema.ts` and `theme-schema.ts` explain the fields.
 */
export type PublicSite = ReturnType<typeof pickPublicSite>;

export function pickPublicSite(
  site: SiteConfig,
  scopes: ScopeOptions,
  /** The top navigation of each scope, by `scopeKey`. */
  nav: Record<string, NavItem[]>,
) {
  const { title, siteUrl, logo, themeConfig } = site;
  const locales = scopes.langs.map((lang) => [lang, localeSettings(site, lang)] as const);
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
    isSearchVersioned: themeConfig.search.versioned,
    socialLinks: themeConfig.socialLinks.map(drawSocialLink),
    locales: site.locales.map(({ lang, label }) => ({ lang, label })),
    scopes,
    nav,
    footer: Object.fromEntries(
      locales.flatMap(([lang, { footer }]) => (footer ? [[lang, footer]] : [])),
    ),
    searchLinks: Object.fromEntries(locales.map(([lang, { searchLinks }]) => [lang, searchLinks])),
    labels: Object.fromEntries(locales.map(([lang, { labels }]) => [lang, labels])),
  };
}

/**
 * Returns the settings of one language: those of its locale, else those for all languages. Settings such as
 * `outlineTitle` replace texts of the interface, so that components read `labels` only.
 */
export function localeSettings(
  { title, description, themeConfig, locales }: SiteConfig,
  lang: string,
) {
  const locale = locales.find((candidate) => candidate.lang === lang);
  const texts = { ...themeConfig, ...locale };
  const { start, help } = locale?.search ?? themeConfig.search;
  const { filterNameText, filterPlaceholderText, filterNoResultText } = {
    ...themeConfig.overview,
    ...locale?.overview,
  };
  const labels = translate<Labels>(en, locale?.labels);
  const { doc, overview, search } = labels;
  return {
    title: locale?.title ?? title,
    description: locale?.description ?? description,
    editLink: themeConfig.editLink && { ...themeConfig.editLink, ...locale?.editLink },
    footer: texts.footer,
    searchLinks: { start, help },
    ownAppLabels: translate(enOwnApp, locale?.ownAppLabels),
    labels: {
      ...labels,
      outline: { title: texts.outlineTitle ?? labels.outline.title },
      doc: {
        ...doc,
        lastUpdated: texts.lastUpdatedText ?? doc.lastUpdated,
        previousPage: texts.prevPageText ?? doc.previousPage,
        nextPage: texts.nextPageText ?? doc.nextPage,
      },
      overview: {
        ...overview,
        filter: filterNameText ?? overview.filter,
        filterPlaceholder: filterPlaceholderText ?? overview.filterPlaceholder,
        noResult: filterNoResultText ? `${filterNoResultText}: {query}` : overview.noResult,
      },
      search: { ...search, placeholder: texts.searchPlaceholderText ?? search.placeholder },
    },
  };
}
