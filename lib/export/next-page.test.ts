import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { folderWith } from '../../tests/support/folder';
import { exportPage, joinStyles } from './next-page';

const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const DATA = '<script type="application/ld+json">{}</script>';
const OWN = `<script data-site="">own("<script>")</script>${DATA}`;

const page = (head: string, body: string) =>
  `<!DOCTYPE html><html data-path="/"><head>${head}</head><body>${body}</body></html>`;
const sheets = ['a.css', 'b.css'].map((name) => `/_next/static/chunks/${name}`);
const exported = (html: string) =>
  exportPage(html, {
    path: 'a.html',
    sheets,
    link: '<link rel="stylesheet" href="/1.css"/>',
    script: '<script/>',
  });

test.each([
  [
    'as Next 16 writes it',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/a.js"/>',
    '<div hidden=""><!--$--><!--/$--></div>a<!-- -->b',
    '<script src="/_next/a.js" id="_R_" async=""></script><script>self.__next_f.push([1,"0:{}"])</script>',
  ],
  [
    'with other scripts and preloads',
    '<link href="x.mjs" rel="modulepreload"><SCRIPT type=module>import "x"</SCRIPT>',
    'a<!-- <!-- <script>x</script> -->b',
    '<script data-x="a>b">one("</scr</script><script type="text/x">ipt>")</script>',
  ],
])(
  'a page keeps our scripts and data, and nothing of the client of Next: %s',
  (_, head, body, end) => {
    expect(exported(page(SHEET + head, body + OWN + end))).toBe(
      page(
        '<link rel="stylesheet" href="/1.css"/><script/>',
        `ab${OWN.replace(' data-site=""', '')}`,
      ),
    );
  },
);

test('the tags of the head come in one order, in front of what they are read by', () => {
  const tags = [
    '<title>A</title>',
    '<meta name="description" content="a"/>',
    '<link rel="icon" href="/icon.svg"/>',
    '<meta charSet="utf-8"/>',
  ];
  const font = '<link rel="preload" as="font" href="/f.woff2"/>';
  const [title, description, icon, charset] = tags;
  for (const head of [tags, tags.toReversed()]) {
    const [first, ...rest] = head;
    expect(exported(page(`${first}${font}${SHEET}${rest.join('')}`, ''))).toContain(
      `<head>${charset}${icon}${description}${title}${font}<link rel="stylesheet"`,
    );
  }
  const drawing = '<svg><title>B</title></svg><meta itemProp="a"/>';
  expect(exported(page(SHEET, drawing))).toContain(`<body>${drawing}</body>`);
});

test('one style sheet replaces those that were joined, where the first was', () => {
  const html = page(`${SHEET}<style>a{}</style>${SHEET.replace('a.css', 'b.css')}`, '');
  expect(exported(html)).toContain(
    '<head><link rel="stylesheet" href="/1.css"/><style>a{}</style><script/></head>',
  );
  expect(() => exported(page('', ''))).toThrow('a.html has no style sheet.');
  expect(() => exported(page(SHEET.replace('a.css', 'c.css'), ''))).toThrow(
    'a.html has the style sheet /_next/static/chunks/c.css, which the home page lacks.',
  );
});

test('a page whose content React writes out of line ends the build with its name', () => {
  const streamed = `<!--$?--><template id="B:0"></template><p>Wait</p><!--/$--><div hidden id="S:0">${'a'.repeat(13_000)}</div>`;
  expect(() => exported(page(SHEET, streamed))).toThrow('a.html has a <template>.');
  expect(exported(page(SHEET, '<template data-site="">a</template>'))).toContain(
    '<template>a</template>',
  );
});

test('files without our mark on <html> are no pages of Next', () => {
  const html = '<html><head></head><template></template><script>verify()</script></html>';
  expect(exported(html)).toBeUndefined();
  expect(exported('google-site-verification: google1.html')).toBeUndefined();
});

const CHUNKS = '_next/static/chunks';

async function join(a: string, b: string) {
  const expected = ['a.css', 'b.css'].map((name) => `/base/${CHUNKS}/${name}`);
  const root = folderWith({
    [`${CHUNKS}/a.css`]: a,
    [`${CHUNKS}/b.css`]: b,
    'index.html': expected
      .map((url) => `<link rel="stylesheet" href="${url}" data-precedence="next"/>`)
      .join(''),
  });
  return { ...(await joinStyles(root, '/base')), expected, root };
}

test('all pages get one sheet, in the order of the home page', async () => {
  const { sheets, expected, link, text, root } = await join(
    '@layer a,b;@layer b{p{top:0}}',
    '@layer a{p{top:1px}}',
  );
  expect(sheets).toEqual(expected);
  expect(text).toBe('@layer a,b;@layer b{p{top:0}}@layer a{p{top:1px}}');
  const [, file = ''] =
    /^<link rel="stylesheet" href="\/base\/(_next\/static\/chunks\/[\da-f]{13}\.css)"\/>$/.exec(
      link,
    ) ?? [];
  expect(await readFile(path.join(root, file), 'utf8')).toBe(text);
});

test('layers that are used before their order is set are an error', async () => {
  await expect(join('@layer b{p{top:0}}', '@layer a,b;')).rejects.toThrow('begin with');
});
