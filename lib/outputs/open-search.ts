import 'server-only';
import { absoluteUrl, siteWords } from '../config';
import { searchAddress, searchDescriptionPath } from '../page/metadata';
import { escaped } from './xml';

/** A browser shows no more letters of it. */
const NAME_LENGTH = 16;

/** How a browser searches the site in one language, so that it can be one of its search engines (OpenSearch 1.1). */
export function searchDescription(lang: string): string {
  const { title, description } = siteWords(lang);
  const own = absoluteUrl(searchDescriptionPath(lang));
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escaped([...title].slice(0, NAME_LENGTH).join(''))}</ShortName>`,
    `<Description>${escaped(description)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Language>${lang}</Language>`,
    `<Url type="text/html" template="${escaped(searchAddress(lang, '{searchTerms}'))}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${own}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
