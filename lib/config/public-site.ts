import type { LabelOverrides } from '../labels/resolve';
import type { NavItem } from '../navigation/types';
import type { ScopeOptions } from '../routing/scope';
import type { SiteConfig } from './schema';

/** A social link as the browser gets it. */
export type SocialLink = SiteConfig['themeConfig']['socialLinks'][number];

/** All that the browser knows of the site; every page carries it, so it stays small. */
export type PublicSite = {
  title: string;
  logo: { light: string; dark: string } | null;
  logoText: string;
  darkMode: boolean;
  /** What the search needs to know of the site. */
  search: { sections: SiteConfig['sections']; isVersioned: boolean };
  /** A change of appearance is shown in a circle. */
  revealsAppearance: boolean;
  /** The top bar makes room while the reader scrolls down. */
  barHides: boolean;
  /** Which pictures of articles can be enlarged. */
  imageZoom: SiteConfig['themeConfig']['imageZoom'];
  socialLinks: SocialLink[];
  scopes: ScopeOptions;
  /** The name of each language, in its own words. */
  langLabels: Record<string, string>;
  /** The top navigation of each scope, by `scopeKey`. */
  nav: Record<string, NavItem[]>;
  footer: string | null;
  /** Texts of the interface that differ from the English ones. */
  labels: LabelOverrides;
};

/** Takes the public part out of the settings. */
export function pickPublicSite(
  site: SiteConfig,
  scopes: ScopeOptions,
  nav: Record<string, NavItem[]>,
): PublicSite {
  const { themeConfig } = site;
  return {
    title: site.title,
    logo:
      typeof site.logo === 'string' ? { light: site.logo, dark: site.logo } : (site.logo ?? null),
    logoText: site.logoText ?? (site.logo ? '' : site.title),
    darkMode: themeConfig.darkMode,
    search: { sections: site.sections, isVersioned: themeConfig.search.versioned },
    revealsAppearance: themeConfig.enableAppearanceAnimation,
    barHides: themeConfig.hideNavbar === 'auto',
    imageZoom: themeConfig.imageZoom,
    socialLinks: themeConfig.socialLinks,
    scopes,
    langLabels: Object.fromEntries(site.locales.map(({ lang, label }) => [lang, label])),
    nav,
    footer: themeConfig.footer?.message ?? null,
    labels: labelOverrides(themeConfig),
  };
}

/** The wording that the settings give to the interface; what they do not name stays English. */
export function labelOverrides(theme: SiteConfig['themeConfig']): LabelOverrides {
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
