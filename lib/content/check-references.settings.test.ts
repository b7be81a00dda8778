import { expect, test } from '@jest/globals';
import { LEAST } from '../../tests/support/settings';
import { pathKeyOf } from '../routing/route-path';
import { routeTable } from '../routing/route-table';
import { parseSite, type SiteConfigInput } from '../settings/schema';
import { checkSettings } from './check-references';

const PICTURE = { width: 1, height: 1 };
const FILES = new Map([
  ['/icon.svg', PICTURE],
  ['/light.svg', PICTURE],
  ['/dark.svg', PICTURE],
]);

type Theme = SiteConfigInput['themeConfig'];

function messages(settings: Partial<SiteConfigInput>): string[] {
  const targets = {
    routes: routeTable(['/', '/guide/', '/play'], { '/former': '/guide/' }),
    ids: new Map([[pathKeyOf('/guide/'), ['a']]]),
    publicFiles: FILES,
    siteUrl: 'https://example.com/',
  };
  return checkSettings(parseSite({ ...LEAST, ...settings }), targets).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

const social = (link: NonNullable<NonNullable<Theme>['socialLinks']>[number]) =>
  messages({ themeConfig: { socialLinks: [link] } });

test('settings that name what is there are right', () => {
  const logo = { light: '/light.svg', dark: '/dark.svg' };
  expect(messages({ logo, multiVersion: { default: '2.x', versions: ['2.x', 'next'] } })).toEqual(
    [],
  );
  expect(social({ icon: 'wechat', mode: 'img', content: '/icon.svg' })).toEqual([]);
  expect(social({ icon: { svg: '<svg><path/></svg>' }, mode: 'dom', content: '<b>a</b>' })).toEqual(
    [],
  );
});

test('each picture of the settings is a file of public/', () => {
  expect(messages({ icon: '/a.svg', logo: '/b.svg' })).toEqual([
    'site.config.ts: The image "/a.svg" does not exist.',
    'site.config.ts: The image "/b.svg" does not exist.',
  ]);
  expect(messages({ logo: { light: '/light.svg', dark: '/c.svg' } })).toEqual([
    'site.config.ts: The image "/c.svg" does not exist.',
  ]);
  expect(social({ icon: 'wechat', mode: 'img', content: '/d.png' })).toEqual([
    'site.config.ts: The image "/d.png" does not exist.',
  ]);
});

test('the settings that were chosen are named', () => {
  process.env.SITE_CONFIG = './other.config.ts';
  try {
    expect(messages({ icon: '/a.svg' })[0]).toMatch(/^\.\/other\.config\.ts: /);
  } finally {
    delete process.env.SITE_CONFIG;
  }
});

test.each(['static', 'index', '404', '1.html', 'Cards'])('no version is named %s', (version) => {
  expect(messages({ multiVersion: { default: version, versions: [version] } })).toEqual([
    `site.config.ts: "${version}" cannot name a version, since the site uses this path itself.`,
  ]);
});

test.each([
  ['/guide/#b', 'The link "/guide/#b" names a heading that /guide/ does not have.'],
  ['mailto:nobody', 'The link "mailto:nobody" does not work in a browser.'],
])('the link %s of the settings is checked as one of a page is', (link, message) => {
  const footer = { message: 'A', links: [{ text: 'A', link }] };
  expect(messages({ themeConfig: { footer } })).toEqual([`site.config.ts: ${message}`]);
});

test('what the settings link is a page, a file or another site', () => {
  const themeConfig = (links: readonly string[], playground = '/play'): Theme => ({
    playground,
    socialLinks: links.map((content) => ({ icon: 'x', mode: 'link', content })),
    footer: { message: 'A', links: links.map((link) => ({ text: 'A', link })) },
    search: {
      start: links.map((link) => ({ text: 'A', link })),
      help: links.map((link) => ({ text: 'A', link })),
    },
  });
  const right = [
    '/guide/#a',
    '/former',
    '/icon.svg',
    '/llms.txt',
    'https://a.example/?q={query}',
    'tel:+1',
  ];
  expect(messages({ themeConfig: themeConfig(right) })).toEqual([]);
  const dead = (link: string) => `site.config.ts: The link "${link}" leads to no page.`;
  expect(messages({ themeConfig: themeConfig(['/gone'], '/away') })).toEqual([
    ...Array(4).fill(dead('/gone')),
    dead('/away'),
  ]);
  const footer = { message: 'A', links: [{ text: 'A', link: '/zh/gone' }] };
  const search = { start: footer.links };
  expect(messages({ locales: [{ lang: 'en', label: 'E', footer, search }] })).toEqual([
    dead('/zh/gone'),
    dead('/zh/gone'),
  ]);
});

test.each(['.prose img:not(.still)', 'img[src$=";{}"], [data-zoom]', 'main > img'])(
  '%s chooses pictures',
  (selector) => {
    expect(messages({ themeConfig: { imageZoom: { selector } } })).toEqual([]);
  },
);

test.each(['..a', 'img:not(', '[', 'img, ', 'a{}b', '@media', '##'])(
  '%j is no selector',
  (selector) => {
    expect(messages({ themeConfig: { imageZoom: { selector } } })).toEqual([
      `site.config.ts: "${selector}" in themeConfig.imageZoom.selector is not a valid CSS selector.`,
    ]);
  },
);
