import { expect, test } from '@jest/globals';
import { en } from '@/lib/labels/en';
import { assistantLinks, issueAddress } from './page-links';

const ISSUES = 'https://github.com/x/y/issues/new';

test('an issue names the page, and the place, the version and the words where they are known', () => {
  const read = (problem: Parameters<typeof issueAddress>[1]) => {
    const { origin, pathname, searchParams } = new URL(issueAddress(ISSUES, problem, en.doc));
    expect(origin + pathname).toBe(ISSUES);
    return Object.fromEntries(searchParams);
  };
  expect(read({ title: 'A & b', address: 'https://x.org/a' })).toEqual({
    title: 'Docs: A & b',
    body: 'Page: https://x.org/a\n\nWhat is wrong or missing?\n',
  });
  const known = { section: 'C {title}', version: '1.2.3', quote: '100 % "so" & <b>' };
  expect(read({ title: 'A', address: 'https://x.org/a#c', ...known }).body).toBe(
    'Page: https://x.org/a#c\nSection: C {title}\nVersion: garfish 1.2.3\n\n' +
      '> 100 % "so" & <b>\n\nWhat is wrong or missing?\n',
  );
});

test('an assistant is asked about the Markdown of the page', () => {
  const links = assistantLinks('https://x.org/a.md', en.doc);
  const questions = links.map(({ name, href }) => [name, ...new URL(href).searchParams]);
  expect(questions).toEqual([
    ['Claude', ['q', expect.stringContaining('https://x.org/a.md')]],
    ['ChatGPT', ['prompt', expect.stringContaining('https://x.org/a.md')]],
  ]);
});
