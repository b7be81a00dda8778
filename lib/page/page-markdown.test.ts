import { expect, test } from '@jest/globals';
import { type Files, siteOf } from '../../tests/support/site-content';
import { findPage } from '../content/assemble';
import { routeOfFile } from '../routing/route-path';
import { pageMarkdown } from './page-markdown';

function markdownOf(source: string, others: Files = {}, file = 'guide/page.md'): string {
  const content = siteOf({ ...others, [file]: source }, { pictures: ['/a.svg', '/b.svg'] });
  const page = findPage(content, routeOfFile(file));
  if (!page) throw new Error(`There is no ${file}.`);
  return pageMarkdown(page, content);
}

test('the title comes first, then what the page is about, then the text', () => {
  expect(
    markdownOf('---\ntitle: A page\ndescription: About it.\n---\n\nText with *stress*.\n'),
  ).toBe('# A page\n\n> About it.\n\nText with *stress*.\n');
});

test('a text with a first heading is not given another', () => {
  expect(markdownOf('---\ntitle: A page\ndescription: D.\n---\nAbove.\n\n# Own\n\nText.\n')).toBe(
    'Above.\n\n# Own\n\nText.\n',
  );
  expect(markdownOf('---\ndescription: D.\n---\n# Own\n\nText.')).toBe('# Own\n\n> D.\n\nText.\n');
});

test.each([
  ['__meta__ and *all*', '\\_\\_meta\\_\\_ and \\*all\\*'],
  ['F #', 'F \\#'],
])('the title %s is written as %s', (title, written) => {
  expect(markdownOf(`---\ntitle: ${JSON.stringify(title)}\n---\n`)).toBe(`# ${written}\n`);
});

test('an overview lists the pages of its section with their headings', () => {
  const others = {
    'api/run.md': '# Run\n\n## Options',
    'api/deep/a.md': '# A',
  };
  const source = '---\ntitle: All\noverview: true\n---\nText.';
  expect(markdownOf(source, others, 'api/all.md')).toBe(
    '# All\n\nText.\n\n## Others\n\n- [Run](https://www.garfishjs.org/api/run)\n' +
      '  - [Options](https://www.garfishjs.org/api/run#options)\n\n' +
      '## deep\n\n- [A](https://www.garfishjs.org/api/deep/a)\n',
  );
});

test('the scenarios are a tight list, whose links lead to the page that holds it', () => {
  expect(markdownOf('# Try\n\n<ScenarioList />\n', {}, 'guide/try.mdx')).toMatch(
    /\S\n- \[.+\]\(https:\/\/www\.garfishjs\.org\/guide\/try\?playground=cache\)/,
  );
});

test('a landing page lists its section', () => {
  const source = '---\ntitle: Section\nlanding: true\n---\n';
  expect(markdownOf(source, { 'guide/a.md': '# A' })).toBe(
    '# Section\n\n- [A](https://www.garfishjs.org/guide/a)\n',
  );
});

test('a home page says its first screen and its cards', () => {
  const source = `---
pageType: home
description: What it is.
hero:
  name: Garfish
  text: A framework
  tagline: Several apps, one product.
  actions: [{ text: Begin, link: /guide/a }]
  image: { src: { light: /a.svg, dark: /b.svg }, alt: Two apps }
features:
  - { title: Fast, details: It is fast., icon: plug }
  - { title: Small, details: It is small., icon: plug, link: /guide/a }
---

More words.
`;
  expect(markdownOf(source, { 'guide/a.md': '# A' }, 'index.md')).toBe(`# Garfish A framework

> What it is.

Several apps, one product.

- [Begin](https://www.garfishjs.org/guide/a)

![Two apps](https://www.garfishjs.org/a.svg)

## Fast

It is fast.

## [Small](https://www.garfishjs.org/guide/a)

It is small.

More words.
`);
});
