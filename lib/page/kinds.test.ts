import { expect, test } from '@jest/globals';
import { readOne } from '../../tests/support/site-content';
import { hiddenPartsOf, kindOf } from './kinds';

const HERO = 'hero: { name: A, text: B }';

test.each([
  ['title: Run', 'Run - Garfish'],
  ['title: Run\ntitleSuffix: Docs', 'Run - Docs'],
  ['title: Run\ntitleSuffix: "- Docs"', 'Run - Docs'],
  ['title: Run\ntitleSuffix: "| Docs"', 'Run | Docs'],
  ['title: Run\npageType: custom', 'Run - Garfish'],
  ['title: Run\npageType: blank', 'Run - Garfish'],
  ['title: "404"\npageType: "404"', '404'],
  ['title: "404"\npageType: "404"\ntitleSuffix: Docs', '404'],
  [`title: Home\npageType: home\n${HERO}`, 'Garfish'],
  [`title: Home\npageType: home\ntitleSuffix: Docs\n${HERO}`, 'Garfish - Docs'],
  [`title: Home\npageType: home\ntitleSuffix: "| Docs"\n${HERO}`, 'Garfish | Docs'],
])('a page with %j is named "%s" in the window', (fields, title) => {
  const { record } = readOne('a.md', `---\n${fields}\n---\n`);
  expect(kindOf(record).windowTitle).toBe(title);
});

test('the heading of a page without title names the window', () => {
  expect(kindOf(readOne('a.md', '# `Garfish.run`').record).windowTitle).toBe(
    'Garfish.run - Garfish',
  );
});

type Page = Parameters<typeof hiddenPartsOf>[0];

const ALL = { navbar: true, sidebar: true, outline: true, footer: true, globalUIComponents: true };

test.each([
  [{ pageType: 'doc', ...ALL }, []],
  [{ pageType: 'doc', ...ALL, outline: false }, []],
  [{ pageType: 'doc', ...ALL, sidebar: false, footer: false }, ['sidebar', 'footer']],
  [{ pageType: 'custom', ...ALL }, ['sidebar']],
  [{ pageType: 'custom', ...ALL, sidebar: false }, ['sidebar']],
  [{ pageType: 'blank', ...ALL }, ['navbar', 'sidebar', 'footer', 'scroll-to-top']],
])('a page with %j hides %s', (frontmatter, hidden) => {
  expect(hiddenPartsOf({ frontmatter } as unknown as Page)).toEqual(hidden);
});
