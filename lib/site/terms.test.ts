import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';

const TERMS = `[
  { "term": "host", "meaning": "The app that owns the page.", "forms": ["host", "hosts"] },
  {
    "term": "sub-app",
    "meaning": "An app in the [host](#host).",
    "forms": ["sub-app"],
    "see": "See [apps](/apps)."
  }
]`;
const PAGE = '# Glossary\n\n<Include file="/_terms.json" />\n';

/** A site with a glossary. */
function site(files: Record<string, string> = {}) {
  return siteOf({ '_terms.json': TERMS, 'glossary.mdx': PAGE, 'apps.md': '# Apps', ...files });
}

test('a page that includes the terms is the glossary', () => {
  const { problems, glossaries } = site();
  expect(problems).toEqual([]);
  const [glossary] = Object.values(glossaries);
  expect(glossary?.page).toBe('/glossary');
  expect(glossary?.terms.map(({ id, forms }) => [id, forms])).toEqual([
    ['host', ['host', 'hosts']],
    ['sub-app', ['sub-app']],
  ]);
});

test('it shows each term as a heading, with what it means and where more is said', () => {
  const page = [...site().pages.values()].find(({ routePath }) => routePath === '/glossary');
  expect(page?.toc.map(({ text, id }) => [text, id])).toEqual([
    ['host', 'host'],
    ['sub-app', 'sub-app'],
  ]);
  expect(page?.content).toContain('An app in the host.\nSee apps.');
});

test('a mistake is reported at its line in the file of the terms', () => {
  const { problems } = site({ '_terms.json': TERMS.replace('/apps', '/gone') });
  expect(problems).toEqual([expect.objectContaining({ file: 'content/_terms.json', line: 7 })]);
});

test('a term may be one letter, and must be one', () => {
  const terms = (term: string) => JSON.stringify([{ term, meaning: 'A letter.' }]);
  expect(site({ '_terms.json': terms('X') }).problems).toEqual([]);
  expect(site({ '_terms.json': terms('') }).problems).toContainEqual(
    expect.objectContaining({ message: expect.stringContaining('"0.term"') }),
  );
});

test.each([
  ['an unknown field', TERMS.replace('"forms"', '"form"')],
  ['a meaning of two lines', TERMS.replace('owns the', 'owns\\nthe')],
])('%s is reported', (_, terms) => {
  const { problems } = site({ '_terms.json': terms });
  expect(problems).toContainEqual(
    expect.objectContaining({ file: 'content/_terms.json', line: 2 }),
  );
});

test('terms that no page shows are reported', () => {
  const { problems, glossaries } = site({ 'glossary.mdx': '# Glossary' });
  expect(problems).toEqual([
    expect.objectContaining({ file: 'content/_terms.json', message: 'This file is not used.' }),
  ]);
  expect(glossaries).toEqual({});
});
