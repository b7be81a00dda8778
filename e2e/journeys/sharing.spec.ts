import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { imageSize } from 'image-size';
import { cardPath, htmlPath, type RoutePath } from '@/lib/routing/route-path';
import { routesOf } from '../support/routes';

const SITES = [
  { out: 'out', host: 'https://www.garfishjs.org', home: 'Garfish' },
  { out: 'out-fixture', host: 'https://fixture.example/base', home: 'Fixture' },
] as const;

/** A page as those see it who read its head. */
type Head = { route: RoutePath; title: string; canonical: string; isHidden: boolean; html: string };

for (const { out, host, home } of SITES) {
  const pages = readPages(out);
  const shown = pages.filter(({ isHidden }) => !isHidden);
  const own = shown.filter(({ route, canonical }) => canonical === host + route);

  test(`${out}: each page has a description, can be shared, with a picture that is there, and says where it is`, () => {
    expect(own.length).toBeGreaterThan(30);
    if (out === 'out') expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    for (const { html, route, title } of own) {
      expect(content(html, 'name="description"'), route).toMatch(/^.{1,200}$/s);
      expect(content(html, 'property="og:url"'), route).toBe(host + route);
      expect(content(html, 'property="og:image"'), route).toBe(host + cardPath(route));
      expect(content(html, 'name="twitter:card"'), route).toBe('summary_large_image');
      expect(content(html, 'property="og:site_name"'), route).toBe(home);
      expect(title, route).toContain(content(html, 'property="og:title"'));
      const { width, height, type } = imageSize(readFileSync(out + cardPath(route)));
      expect({ width, height, type }, route).toEqual({ width: 1200, height: 630, type: 'png' });

      const [, json = 'null'] =
        /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
      const data = JSON.parse(json);
      if (content(html, 'property="og:type"') === 'website') expect(data, route).toBeNull();
      else {
        expect(data, route).toMatchObject({
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
        });
        expect(data.itemListElement.at(-1).item, route).toBe(host + route);
      }
    }
  });

  test(`${out}: the sitemap names these pages and no others`, () => {
    const xml = readFileSync(`${out}/sitemap.xml`, 'utf8');
    const named = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(named.sort()).toEqual(own.map(({ route }) => host + route).sort());
    expect(readFileSync(`${out}/robots.txt`, 'utf8')).toContain(`Sitemap: ${host}/sitemap.xml`);
  });

  test(`${out}: each page leads to the feed of its language, and its articles are pages`, () => {
    for (const { html, route } of shown) {
      const [, lang = ''] = /<html lang="([^"]*)"/.exec(html) ?? [];
      const feed = /type="application\/atom\+xml" href="([^"]*)"/.exec(html)?.[1] ?? '';
      expect(feed, route).toBe(`${host}${lang === 'en' ? '' : `/${lang}`}/feed.xml`);
      expect(readFileSync(feed.replace(host, out), 'utf8'), route).toContain(`xml:lang="${lang}"`);
    }
    const feed = readFileSync(`${out}/feed.xml`, 'utf8');
    const entries = [...feed.matchAll(/<entry>[\s\S]*?<id>([^<]*)<\/id>/g)].map(([, id]) => id);
    expect(entries.length).toBeGreaterThan(0);
    expect(own.map(({ route }) => host + route)).toEqual(expect.arrayContaining(entries));
  });

  test(`${out}: what nobody should find says so`, () => {
    const hidden = pages.filter(({ isHidden }) => isHidden);
    expect(hidden.length).toBeGreaterThan(0);
    for (const { route, html } of hidden) {
      const isLanding = route.endsWith('/__meta__');
      expect(isLanding || /<title>404<\/title>/.test(html), route).toBe(true);
      expect(existsSync(out + cardPath(route)), route).toBe(false);
    }
    expect(content(readFileSync(`${out}/404.html`, 'utf8'), 'name="robots"')).toContain('noindex');
  });
}

test('articles of the blog say on which day they appeared', () => {
  for (const name of ['architecture', 'hmr', 'sourcemap']) {
    const html = readFileSync(`out/blog/${name}.html`, 'utf8');
    const date = content(html, 'property="article:published_time"');
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(html).toContain(`<time dateTime="${date}">`);
  }
});

function readPages(out: string): Head[] {
  return routesOf(out).routes.map((route) => {
    const html = readFileSync(out + htmlPath(route), 'utf8');
    return {
      route,
      html,
      title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
      canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? '',
      isHidden: html.includes('<meta name="robots" content="noindex'),
    };
  });
}

/** What a tag of the head says, as HTML. */
function content(html: string, tag: string): string {
  return new RegExp(`<meta ${tag} content="([^"]*)"`).exec(html)?.[1] ?? '';
}
