import { expect, test } from '@jest/globals';
import { formatProblems, type Problem } from '../problem';
import * as catalogue from './settings';

test('every sentence about settings', () => {
  const file = { file: 'site.config.ts' };
  const said: Record<keyof typeof catalogue, Problem[]> = {
    codeInSetting: [catalogue.codeInSetting(file, '<script>a()</script>')],
    unbalancedSetting: [catalogue.unbalancedSetting(file, '<b>a')],
    reservedPrefix: [catalogue.reservedPrefix(file, 'static')],
    badSelector: [catalogue.badSelector(file, 'img:not(')],
  };
  expect(Object.keys(said).sort()).toEqual(Object.keys(catalogue).sort());
  expect(formatProblems(Object.values(said).flat())).toMatchInlineSnapshot(`
    "4 problems in the content

    site.config.ts
      The HTML of a social link contains a script, which would run on every page: <script>a()</script>
      Write it without scripts, event handlers, frames and foreign objects.

    site.config.ts
      The HTML of a social link does not close what it opens, or more than that: <b>a
      Write a closing tag for each element, in the order in which they are nested.

    site.config.ts
      "static" cannot name a version or a language, since the site uses this path itself.
      Choose another name, such as "2.x".

    site.config.ts
      "img:not(" in themeConfig.imageZoom.selector is not a valid CSS selector.
      Write a selector such as ".prose img:not(.still)".
    "
  `);
});
