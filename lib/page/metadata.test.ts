import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { findPage } from '../content/assemble';
import { breadcrumbs } from './metadata';
import { viewOf } from './page-view';

const content = siteOf({
  'index.md': '---\npageType: home\nhero: { name: A, text: B }\n---\n',
  'guide/index.md': '---\ntitle: Guide\n---\n',
  'guide/a.md': '---\ntitle: A\ndescription: About it.\n---\n',
  'guide/__meta__.md': '---\ntitle: Guide\nlanding: true\n---\n',
  'blog/b.md': '---\ntitle: B\ndate: 2026-11-20\n---\n',
  'lost.md': '---\ntitle: "404"\npageType: "404"\n---\n',
  '_nav.json': JSON.stringify([{ text: 'Guide', link: '/guide/', activeMatch: '/guide/' }]),
});

const HOST = 'https://www.garfishjs.org';

function breadcrumbsOf(path: string) {
  const page = findPage(content, path);
  if (!page) throw new Error(`There is no ${path}.`);
  return breadcrumbs(viewOf(page, content), content);
}

test.each([
  ['/guide/a', [`1 Garfish ${HOST}/`, `2 Guide ${HOST}/guide/`, `3 A ${HOST}/guide/a`]],
  ['/guide', [`1 Garfish ${HOST}/`, `2 Guide ${HOST}/guide/`]],
  ['/blog/b', [`1 Garfish ${HOST}/`, `2 B ${HOST}/blog/b`]],
])('the way to %s is %j', (path, steps) => {
  const { itemListElement } = breadcrumbsOf(path) as {
    itemListElement: { position: number; name: string; item: string }[];
  };
  const trail = itemListElement.map(({ position, name, item }) => `${position} ${name} ${item}`);
  expect(trail).toEqual(steps);
});

test.each(['/', '/guide/__meta__', '/lost'])('%s has no way', (path) => {
  expect(breadcrumbsOf(path)).toBeUndefined();
});
