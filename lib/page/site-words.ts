import 'server-only';
import { site } from '../config';

/** What the site says of itself in a language. */
export function siteIn(lang: string): { title: string; description: string } {
  const locale = site.locales.find((candidate) => candidate.lang === lang);
  return {
    title: locale?.title ?? site.title,
    description: locale?.description ?? site.description,
  };
}
