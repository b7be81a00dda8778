import { expect, test } from '@jest/globals';
import { pagesOf, siteOf } from '../../tests/support/site-content';
import { loadSite } from '../content/load';
import { isOutputPath } from '../content/reserved-paths';
import { ruleFor } from '../export/host-rules';
import { markdownFiles } from './markdown-files';
import { llmsFullText, llmsText, outputFiles, pagesInOrder } from './output-files';

// The files of the real site, made of its content.

const content = await loadSite();
const files = new Map(outputFiles(content, new Map()).map(({ path, text }) => [path, text()]));

test('the file for projects has 8 kB, with the traps and the Markdown of every page', () => {
  const agents = files.get('/agents.md') ?? '';
  expect(Buffer.byteLength(agents)).toBeLessThanOrEqual(8192);
  expect(agents.match(/^\d+\. /gm)).toHaveLength(20);
  const listed = [...agents.matchAll(/^- .+: (\/\S+\.md)$/gm)].map(([, path]) => path);
  const inIndex = [...(files.get('/llms.txt') ?? '').matchAll(/\]\(\S+?org(\/\S+\.md)\)/g)];
  expect(listed).toEqual(inIndex.map(([, path]) => path));
});

test('no Markdown file is longer than programs read, and each error has its own', () => {
  const ofPages = markdownFiles(content).map(({ path, text }) => ({ path, text: text() }));
  expect(ofPages.filter(({ text }) => text.length > 50_000).map(({ path }) => path)).toEqual([]);
  const ofErrors = ofPages.filter(({ path }) => path.startsWith('/issues/errors/'));
  expect(ofErrors.length).toBeGreaterThan(100);
  expect(ofErrors.some(({ text }) => /^# .*"provider" is "undefined"/m.test(text))).toBe(true);
});

test('each file has its name, and hosts keep every text for five minutes', () => {
  const paths = [...files.keys()];
  expect(paths.filter((path) => !isOutputPath(path))).toEqual([]);
  const texts = paths.filter((path) => path.endsWith('.txt'));
  const kept = new Set(texts.map((path) => ruleFor(path).headers['Cache-Control']));
  expect([...kept]).toEqual(['public, max-age=300']);
});

test('the list has the form of llmstxt.org', () => {
  const pages = pagesOf({
    'api/run.md': '---\ntitle: Garfish.run\ndescription: Starts it_all.\n---\n',
    'api/types.md': '---\ntitle: Types<T>\n---\n',
  });
  const site = { title: 'Site', description: 'What it is.' };
  expect(llmsText(site, [{ title: 'API', pages }], '/a.txt')).toBe(
    `# Site

> What it is.

<https://www.garfishjs.org/a.txt>

## API

- [Garfish.run](https://www.garfishjs.org/api/run.md): Starts it_all.
- [Types\\<T>](https://www.garfishjs.org/api/types.md)
`,
  );
});

test('the whole text has each page below its address', () => {
  const content = siteOf({ 'a.md': '# A', 'b.md': '# B' }, { withHomes: false });
  expect(llmsFullText([...content.pages.values()], content)).toBe(
    `Source: <https://www.garfishjs.org/a>

# A

---

Source: <https://www.garfishjs.org/b>

# B
`,
  );
});

test('pages come by sections, in the order of the sidebars, unlisted ones last', () => {
  const files = ['api/b.md', 'api/a.md', 'api/z.md', 'alone.md', 'guide/c.md'];
  const content = siteOf({
    ...Object.fromEntries(files.map((file) => [file, '# A'])),
    'index.md': '---\npageType: home\nhero: { name: A, text: B }\n---\n',
    'api/__meta__.md': '---\ntitle: API\nlanding: true\n---\n',
    'api/_meta.json': '["z", "b"]',
    '_nav.json': JSON.stringify([
      { text: 'Guide', link: '/guide/c', activeMatch: '/guide/' },
      { text: 'API', link: '/api/a', activeMatch: '/api/' },
      { text: 'Empty', link: '/alone', activeMatch: '/empty/' },
    ]),
  });
  const order = pagesInOrder({ lang: 'en', version: '' }, content);
  expect(
    order.map(({ title, pages }) => [title, ...pages.map(({ routePath }) => routePath)]),
  ).toEqual([
    ['Guide', '/guide/c'],
    ['API', '/api/z', '/api/b', '/api/a'],
    ['Others', '/alone'],
  ]);
});
