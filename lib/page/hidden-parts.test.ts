import { expect, test } from '@jest/globals';
import { hiddenPartsByPath } from './hidden-parts';

type Pages = Parameters<typeof hiddenPartsByPath>[0];

const ALL = { navbar: true, sidebar: true, outline: true, footer: true, globalUIComponents: true };

test.each([
  [{ pageType: 'doc', ...ALL }, undefined],
  [{ pageType: 'doc', ...ALL, outline: false }, undefined],
  [{ pageType: 'doc', ...ALL, sidebar: false, footer: false }, 'sidebar footer'],
  [{ pageType: 'custom', ...ALL }, 'sidebar'],
  [{ pageType: 'custom', ...ALL, sidebar: false }, 'sidebar'],
  [{ pageType: 'blank', ...ALL }, 'navbar sidebar footer scroll-to-top'],
])('a page with %j hides %s', (frontmatter, hidden) => {
  const pages = [{ routePath: '/a/', frontmatter }] as unknown as Pages;
  expect(hiddenPartsByPath(pages)['/a']).toBe(hidden);
});
