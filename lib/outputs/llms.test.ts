import { expect, test } from '@jest/globals';
import { recordsOf } from '../../tests/support/site-content';
import { llmsFullText, llmsText } from './llms';
import { pagesInOrder } from './reading-order';

test('the list has the form of llmstxt.org', () => {
  const pages = [
    { title: 'Garfish.run', address: 'https://x.org/api/run.md', description: 'Starts it_all.' },
    { title: 'Types<T>', address: 'https://x.org/api/types.md' },
  ];
  expect(llmsText({ title: 'Site', description: 'What it is.' }, [{ title: 'API', pages }])).toBe(
    `# Site

> What it is.

## API

- [Garfish.run](https://x.org/api/run.md): Starts it_all.
- [Types\\<T>](https://x.org/api/types.md)
`,
  );
});

test('the whole text has each page below its address', () => {
  const pages = [
    { address: 'https://x.org/a', markdown: '# A\n' },
    { address: 'https://x.org/b', markdown: '# B\n' },
  ];
  expect(llmsFullText(pages)).toBe(
    'Source: <https://x.org/a>\n\n# A\n\n---\n\nSource: <https://x.org/b>\n\n# B\n',
  );
});

test('pages come by parts of the site, in the order of the sidebars, unlisted ones last', () => {
  const files = ['api/b.md', 'api/a.md', 'api/z.md', 'alone.md', 'guide/c.md'];
  const records = recordsOf(Object.fromEntries(files.map((file) => [file, '# A'])));
  const link = (path: string) => ({ kind: 'link' as const, text: path, link: path });
  const order = pagesInOrder(records, {
    sidebars: { '/api': [link('/api/z'), link('/api/b')], '/guide': [link('/guide/c')] },
    groups: {
      sections: [
        { text: 'Guide', paths: ['/guide/'] },
        { text: 'API', paths: ['/api/'] },
        { text: 'Empty', paths: ['/empty/'] },
      ],
      others: 'Others',
    },
  });
  expect(
    order.map(({ title, pages }) => [title, ...pages.map(({ routePath }) => routePath)]),
  ).toEqual([
    ['Guide', '/guide/c'],
    ['API', '/api/z', '/api/b', '/api/a'],
    ['Others', '/alone'],
  ]);
});
