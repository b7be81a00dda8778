import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NavItem } from '../routing/navigation';
import type { ScopeOptions } from '../routing/scope';
import { en } from './en';
import { enOwnApp } from './en-own-app';
import { type Labels, translate } from './labels';
import type { SiteConfig } from './schema';

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
  const footers = scopes.langs.map((lang) => [lang, localeSettings(site, lang).footer] as const);
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
    /** The texts of the interface in each language. */
    labels: Object.fromEntries(
      scopes.langs.map((lang) => [lang, localeSettings(site, lang).labels]),
    ),
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

type SocialLinkSetting = SiteConfig['themeConfig']['socialLinks'][number];
type SocialName = Extract<SocialLinkSetting['icon'], string>;

/** A social link as the browser gets it. */
export type SocialLink = ReturnType<typeof drawSocialLink>;

// Only the drawings that the site uses are read: the module of the package contains thousands.
const FOLDER = join(process.cwd(), 'node_modules/simple-icons/icons');

/** Our drawings of brands that the package does not have, as lines on a grid of 24. */
const DRAWINGS: Partial<Record<SocialName, { title: string; path: string }>> = {
  lark: {
    title: 'Lark',
    path: 'M5 4.5h7.5c2.5 2 3.5 4 4 6 1.5-.8 3-.8 5-.3-1.5 1.3-2 2.8-2.8 4.8-2 4-8 6-15.7 1.5V8.5c3 3.5 6 5.5 9 6.5M5 4.5c4 3.5 6.5 7 7 10.5',
  },
  linkedin: {
    title: 'LinkedIn',
    path: 'M5 9.5V20M5 4.5V5M10 20V9.5M10 14a4.5 4.5 0 0 1 9 0v6',
  },
  slack: { title: 'Slack', path: 'M9.5 3v18M14.5 3v18M3 9.5h18M3 14.5h18' },
};

/** Draws the icon of a social link, and names the link: by its label, its icon or its address. */
export function drawSocialLink({ icon, mode, content, label }: SocialLinkSetting) {
  const { svg, title }: { svg: string; title?: string } =
    typeof icon === 'string' ? drawIcon(icon) : icon;
  const address = mode === 'link' ? content.replace(/^https?:\/\//, '') : undefined;
  return { mode, content, svg, label: label ?? title ?? address };
}

function drawIcon(name: SocialName) {
  const drawing = DRAWINGS[name];
  if (drawing) {
    const lines = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"';
    return {
      title: drawing.title,
      svg: `<svg viewBox="0 0 24 24" ${lines}><path d="${drawing.path}"/></svg>`,
    };
  }
  const file = readFileSync(join(FOLDER, `${name === 'weibo' ? 'sinaweibo' : name}.svg`), 'utf8');
  const [, title, path] = /<title>(.+?)<\/title><path d="(.+?)"\/>/.exec(file) ?? [];
  if (!title || !path) throw new Error(`simple-icons: expected a title and a path in ${name}.svg`);
  return { title, svg: `<svg viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></svg>` };
}
