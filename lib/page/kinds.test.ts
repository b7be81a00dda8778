import { expect, test } from '@jest/globals';
import { hiddenPartsOf } from './kinds';

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
