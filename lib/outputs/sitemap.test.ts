import { expect, test } from '@jest/globals';
import { siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { sitemapOf } from './xml-files';

const HOST = 'https://www.garfishjs.org';

test('the sitemap names every page that may be found, with dates and languages', () => {
  const options = { scopes: TWO_LANGUAGES, withHomes: false };
  const files = {
    'a.md': '# A',
    'zh/a.md': '# A',
    'api/index.md': '# API',
    'api/__meta__.md': '---\ntitle: API\nlanding: true\n---\n',
    'lost.md': '---\ntitle: "404"\npageType: "404"\n---\n',
  };
  const changes = new Map([['a.md', '2026-11-20T10:00:00+01:00']]);
  const a = { en: `${HOST}/a`, zh: `${HOST}/zh/a`, 'x-default': `${HOST}/a` };
  const api = { en: `${HOST}/api/`, 'x-default': `${HOST}/api/` };
  expect(sitemapOf(siteOf(files, options), changes, TWO_LANGUAGES)).toEqual([
    {
      url: `${HOST}/a`,
      lastModified: '2026-11-20T10:00:00+01:00',
      alternates: { languages: a },
    },
    { url: `${HOST}/zh/a`, alternates: { languages: a } },
    { url: `${HOST}/api/`, alternates: { languages: api } },
  ]);
});

test('on a site with one language, the sitemap names no languages', () => {
  const content = siteOf({ 'a.md': '# A' }, { withHomes: false });
  expect(sitemapOf(content, new Map())).toEqual([{ url: `${HOST}/a` }]);
});
