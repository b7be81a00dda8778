import { expect, test } from '@jest/globals';
import { pagesOf, siteOf } from '../../tests/support/site-content';
import { llmsFullText, llmsText } from './llms';
import { pagesInOrder } from './reading-order';

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

test('pages come by parts of the site, in the order of the sidebars, unlisted ones last', () => {
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
