import 'server-only';
import userConfig from '@/site.config';
import { withBase } from '../routing/base-path';
import type { ScopeOptions } from '../routing/scope';
import { localeSettings } from './public-site';
import { parseSite } from './schema';

export const site = parseSite(userConfig);

/** The languages and versions of the site, as the routing needs them. */
export const scopeOptions: ScopeOptions = {
  defaultLang: site.lang,
  langs: site.locales.length > 0 ? site.locales.map((locale) => locale.lang) : [site.lang],
  defaultVersion: site.multiVersion?.default ?? '',
  versions: site.multiVersion?.versions ?? [''],
};

export function localeOf(lang: string) {
  return localeSettings(site, lang);
}

const RIGHT_TO_LEFT = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

/** Returns the `dir` of a language, by its script. */
export function directionOf(lang: string): 'rtl' | undefined {
  const { script = '' } = new Intl.Locale(lang).maximize();
  return RIGHT_TO_LEFT.includes(script) ? 'rtl' : undefined;
}

/** Returns the absolute URL of a path of the site. Other URLs stay as they are. */
export function absoluteUrl(address: string): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  return isPath ? site.siteUrl + withBase(address) : address;
}
