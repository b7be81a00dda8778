import 'server-only';
import userConfig from '@/site.config';
import { enOwnApp } from '../labels/en-own-app';
import type { Labels, OwnAppLabels } from '../labels/labels';
import type { NavItem } from '../navigation/types';
import { withBase } from '../routing/base-path';
import type { ScopeOptions } from '../routing/scope';
import { type PublicSite, pickPublicSite, wordedLabels, wordingIn } from './public-site';
import { parseSite } from './schema';

/** The settings of the site, checked and complete. */
export const site = parseSite(userConfig);

/** The languages and versions of the site, as the routing needs them. */
export const scopeOptions: ScopeOptions = {
  defaultLang: site.lang,
  langs: site.locales.length > 0 ? site.locales.map((locale) => locale.lang) : [site.lang],
  defaultVersion: site.multiVersion?.default ?? '',
  versions: site.multiVersion?.versions ?? [''],
};

/** The name and the description of the site in one of its languages. */
export function siteWords(lang: string): { title: string; description: string } {
  const locale = site.locales.find((candidate) => candidate.lang === lang);
  return {
    title: locale?.title ?? site.title,
    description: locale?.description ?? site.description,
  };
}

/** The texts of the interface in one language, with the site's own wording in them. */
export function siteLabels(lang: string): Labels {
  return wordedLabels(site, lang);
}

/** The texts of the page that checks a reader's own sub-app, in one language. */
export function ownAppLabels(lang: string): OwnAppLabels {
  return wordingIn(site, lang).ownAppLabels ?? enOwnApp;
}

/** What the interface knows of the site, with the top navigation of each scope. */
export function publicSite(nav: Record<string, NavItem[]>): PublicSite {
  return pickPublicSite(site, scopeOptions, nav);
}

/** A path of the site with its host; other addresses stay as they are. */
export function absoluteUrl(address: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath ? site.siteUrl + withBase(address) : address;
}
