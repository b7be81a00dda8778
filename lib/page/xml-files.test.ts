import { expect, test } from '@jest/globals';
import { pagesOf, siteOf, TWO_LANGUAGES } from '../../tests/support/site-content';
import { atomFeed, sitemapOf } from './xml-files';

const PAGES = pagesOf(
  {
    'blog/old.md': '---\ntitle: Old & <b>\ndescription: "One \\"two\\""\ndate: 2026-01-31\n---\n',
    'blog/new.md': '---\ntitle: New\ndate: 2026-11-20\n---\n',
    'guide/a.md': '# No article',
    'zh/blog/new.md': '---\ntitle: 新\ndate: 2026-11-20\n---\n',
  },
  TWO_LANGUAGES,
);

const CHANGES = new Map([['blog/old.md', '2026-12-01T01:30:00+02:00']]);

test('the feed holds the articles of a language, the newest first', () => {
  expect(atomFeed(PAGES, 'en', CHANGES)).toMatchInlineSnapshot(`
"<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Garfish</title>
<subtitle>Garfish is a micro-frontend framework that works with any front-end framework and combines several apps into one product.</subtitle>
<id>https://www.garfishjs.org/</id>
<link rel="self" type="application/atom+xml" href="https://www.garfishjs.org/feed.xml"/>
<link rel="alternate" type="text/html" href="https://www.garfishjs.org/"/>
<updated>2026-11-30T23:30:00Z</updated>
<author><name>Garfish</name></author>
<entry>
<title>New</title>
<id>https://www.garfishjs.org/blog/new</id>
<link rel="alternate" type="text/html" href="https://www.garfishjs.org/blog/new"/>
<published>2026-11-20T00:00:00Z</published>
<updated>2026-11-20T00:00:00Z</updated>
<summary>Garfish is a micro-frontend framework that works with any front-end framework and combines several apps into one product.</summary>
</entry>
<entry>
<title>Old &amp; &lt;b&gt;</title>
<id>https://www.garfishjs.org/blog/old</id>
<link rel="alternate" type="text/html" href="https://www.garfishjs.org/blog/old"/>
<published>2026-01-31T00:00:00Z</published>
<updated>2026-11-30T23:30:00Z</updated>
<summary>One &quot;two&quot;</summary>
</entry>
</feed>
"
`);
});

test('the feeds of two languages have different ids and pages', () => {
  expect(atomFeed(PAGES, 'zh', CHANGES)).toContain('<id>https://www.garfishjs.org/zh/</id>');
});

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
