import { expect, test } from '@jest/globals';
import { recordsOf } from '../../tests/support/site-content';
import { sitemapOf } from './sitemap';

const HOST = 'https://www.garfishjs.org';

test('the sitemap names every page that may be found, with dates and languages', () => {
  const pages = recordsOf({
    'a.md': '# A',
    'api/index.md': '# API',
    'api/__meta__.md': '---\ntitle: API\nlanding: true\n---\n',
    'lost.md': '---\ntitle: "404"\npageType: "404"\n---\n',
  });
  const changes = new Map([['a.md', '2026-11-20T10:00:00+01:00']]);
  const languagesOf = ({ routePath }: { routePath: string }) =>
    routePath === '/a' ? ({ en: '/a', zh: '/zh/a' } as const) : {};
  expect(sitemapOf(pages, languagesOf, changes)).toEqual([
    {
      url: `${HOST}/a`,
      lastModified: '2026-11-20T10:00:00+01:00',
      alternates: {
        languages: { en: `${HOST}/a`, zh: `${HOST}/zh/a`, 'x-default': `${HOST}/a` },
      },
    },
    { url: `${HOST}/api/` },
  ]);
});
