import { expect, test } from '@jest/globals';
import { toHtml } from 'hast-util-to-html';
import { readOne } from '../../../tests/support/site-content';
import { routeTable } from '../../routing/route-table';
import { markTerms, resolveHref } from './resolve-links';

const ROUTES = routeTable(
  ['/', '/api/', '/api/run', '/api/setOptioins', '/guide/a', '/zh/', '/zh/api/run', '/1.x/api/run'],
  { '/api/setOptions': '/api/setOptioins' },
);

test.each([
  ['./a.md', '/guide/a'],
  ['a', '/guide/a'],
  ['../api/run.mdx', '/api/run'],
  ['../api', '/api/'],
  ['../api/index.md', '/api/'],
  ['/api/run.html', '/api/run'],
  ['/api/run/', '/api/run'],
  ['/api/index', '/api/'],
  ['/api', '/api/'],
  ['../../', '/'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/API/RUN', '/api/run'],
  ['/api/setOptions', '/api/setOptioins'],
  ['../api/setoptions.md', '/api/setOptioins'],
  ['/api/%72un', '/api/run'],
])('the link %s is written %s', (href, written) => {
  expect(resolveHref(href, { file: 'guide/b.md', prefixes: [''], routes: ROUTES })).toBe(written);
});

test.each([
  ['/api/run.md#sandbox', '/api/run#sandbox'],
  ['../api?x=1#y', '/api/?x=1#y'],
  ['/api/run#%E4%B8%AD', '/api/run#%E4%B8%AD'],
  ['/API/run#Sandbox', '/api/run#Sandbox'],
])('the hash and the query of %s stay: %s', (href, written) => {
  expect(resolveHref(href, { file: 'guide/b.md', prefixes: [''], routes: ROUTES })).toBe(written);
});

test.each([
  'https://example.com/api/run.md',
  '//example.com/api/run',
  'mailto:a@example.com',
  '#sandbox',
  '',
  '?x=1',
  '/nowhere.md',
  '/logo.svg',
  '%',
])('"%s" stays as it is', (href) => {
  expect(resolveHref(href, { file: 'guide/b.md', prefixes: [''], routes: ROUTES })).toBe(href);
});

test.each([
  [['/zh', ''], '/api/run', '/zh/api/run'],
  [['/zh', ''], '/', '/zh/'],
  [['/zh', ''], '/guide/a', '/guide/a'],
  [['/1.x/zh', '/1.x', '/zh', ''], '/api/run', '/1.x/api/run'],
  [['/1.x/zh', '/1.x', '/zh', ''], '/api/', '/api/'],
  [['/zh', ''], '/zh/api/run', '/zh/api/run'],
  [['/zh', ''], '/1.x/api/run.md', '/1.x/api/run'],
  [[''], '/api/run', '/api/run'],
])('among %j the link %s means %s', (prefixes, href, written) => {
  expect(resolveHref(href, { file: 'zh/index.md', prefixes, routes: ROUTES })).toBe(written);
});

test('a link relative to its file stays in the language of the file', () => {
  const context = { file: 'zh/guide/b.md', prefixes: ['/zh', ''], routes: ROUTES };
  expect(resolveHref('../api/run.md', context)).toBe('/zh/api/run');
});

const TERMS = {
  '/g#sub-app': ['sub-app', 'sub-apps', 'cached sub-app'],
  '/g#host': ['host'],
};

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

test('the text of a card stays as it is, that of a container does not', () => {
  const around = (name: string) =>
    readOne('a.mdx', `# A\n\n<${name}>\n\nThe host.\n\nMore.\n\n</${name.split(' ')[0]}>\n`).record
      .tree;
  expect(JSON.stringify(markTerms(around('Card title="A"'), TERMS))).not.toContain('/g#host');
  expect(JSON.stringify(markTerms(around('Beside'), TERMS))).toContain('/g#host');
});

test('the tree itself does not change', () => {
  const { tree } = readOne('a.md', '# A\n\nThe host.\n').record;
  const before = JSON.stringify(tree);
  markTerms(tree, TERMS);
  expect(JSON.stringify(tree)).toBe(before);
});
