import 'server-only';
import userConfig from '@/site.config';
import type { ScopeOptions } from '../routing/scope';
import { parseSite } from './parse-site';

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
