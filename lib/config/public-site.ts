import { type LabelOverrides, labelsFor } from '../labels/labels';
import type { NavItem } from '../navigation/types';
import type { ScopeOptions } from '../routing/scope';
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
    search: { versioned: themeConfig.search.versioned, help: themeConfig.search.help },
    socialLinks: themeConfig.socialLinks.map(drawSocialLink),
    locales: site.locales.map(({ lang, label }) => ({ lang, label })),
    scopes,
    nav,
    /** The footer in each language that has one. */
    footer: Object.fromEntries(footers.filter(([, footer]) => footer !== undefined)),
    /** The texts of the interface in each language, with the site's own wording in them. */
    labels: Object.fromEntries(
      scopes.langs.map((lang) => [lang, labelsFor(lang, labelOverrides(site, lang))]),
    ),
  };
}

/** The texts that the settings word: for all languages, unless the locale has its own. */
export function wordingIn({ themeConfig, locales }: SiteConfig, lang: string) {
  const own = locales.find((locale) => locale.lang === lang);
  return {
    ...themeConfig,
    ...own,
    overview: { ...themeConfig.overview, ...own?.overview },
    editLink: themeConfig.editLink && { ...themeConfig.editLink, ...own?.editLink },
  };
}

export function labelOverrides(site: SiteConfig, lang: string): LabelOverrides {
  const theme = wordingIn(site, lang);
  const { overview } = theme;
  return withoutUnset({
    outline: { title: theme.outlineTitle },
    doc: {
      lastUpdated: theme.lastUpdatedText,
      previousPage: theme.prevPageText,
      nextPage: theme.nextPageText,
    },
    overview: {
      filter: overview.filterNameText,
      filterPlaceholder: overview.filterPlaceholderText,
      noResult: overview.filterNoResultText && `${overview.filterNoResultText}: {query}`,
    },
    search: { placeholder: theme.searchPlaceholderText },
  });
}

function withoutUnset(parts: Record<string, Record<string, string | undefined>>): LabelOverrides {
  const set = Object.entries(parts)
    .map(([part, texts]) => [part, Object.entries(texts).filter(([, text]) => text)] as const)
    .filter(([, texts]) => texts.length > 0);
  return Object.fromEntries(set.map(([part, texts]) => [part, Object.fromEntries(texts)]));
}
