import { expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { readOne } from '../../../tests/support/site-content';
import { markTerms } from './resolve-links';

const TERMS = [
  { href: '/g#sub-app', forms: ['sub-app', 'sub-apps', 'cached sub-app'] },
  { href: '/g#host', forms: ['host'] },
];

/** The page with links to terms as `[text](href)`. */
function marked(markdown: string): string {
  const { tree } = readOne('a.md', `# A\n\n${markdown}\n`).record;
  const html = toHtml(markTerms(tree, TERMS).children.slice(1) as never);
  return html.replace(/<a data-term(?:="")? href="([^"]*)">([^<]*)<\/a>/g, '[$2]($1)').trim();
}

test('the first use of each term is a link, in any spelling and letter case', () => {
  expect(marked('Sub-apps of a host.\n\nThe sub-app in the host.')).toBe(
    '<p>[Sub-apps](/g#sub-app) of a [host](/g#host).</p>\n<p>The sub-app in the host.</p>',
  );
});

test('the longest spelling is linked, and no part of another word', () => {
  expect(marked('A cached sub-app.')).toBe('<p>A [cached sub-app](/g#sub-app).</p>');
  expect(marked('A localhost, an inner-sub-app, hosts.')).not.toContain('](');
});

test.each(['## The host', '`host`', '[the host](/x)', '| host |\n| - |'])(
  'a name, code or a link stays as it is: %j',
  (markdown) => {
    expect(marked(markdown)).not.toContain('](');
    expect(marked(`${markdown}\n\nThe host.`)).toContain('[host](/g#host)');
  },
);

test('the tree itself does not change', () => {
  const { tree } = readOne('a.md', '# A\n\nThe host.\n').record;
  const before = JSON.stringify(tree);
  markTerms(tree, TERMS);
  expect(JSON.stringify(tree)).toBe(before);
});
