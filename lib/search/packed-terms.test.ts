import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { packTerms, unpackTerms } from './packed-terms';
import { buildTerms } from './terms';
import type { IndexedPage, SearchRecord } from './types';

const WORD = fc.constantFrom('app', 'apps', 'loadApp', '沙箱', 'sandbox', '𠮷野', '"', '\\', 'v2');
const TEXT = fc.array(WORD, { maxLength: 6 }).map((words) => words.join(' '));

const PAGES = fc.array(
  fc.record({ title: TEXT, content: TEXT, summary: TEXT, asked: fc.array(TEXT) }),
  { maxLength: 60 },
);

const pagesOf = (all: { title: string; content: string; summary: string; asked: string[] }[]) =>
  all.map(
    ({ title, content, summary, asked }, id): IndexedPage => ({
      record: { id, routePath: `/p${id}`, title, content, toc: [] } as SearchRecord,
      summary,
      asked,
      askedAt: {},
    }),
  );

/** An index as plain data, in one order; a field that a document does not have is as long as an empty one. */
function plain({ index, fieldLength, ...rest }: ReturnType<typeof buildTerms>) {
  const lengths = Object.entries(fieldLength).map(([document, counts]) => [
    document,
    Object.keys(rest.fieldIds).map((_, field) => counts[field] ?? 0),
  ]);
  return {
    ...rest,
    averageFieldLength: Object.values(rest.averageFieldLength),
    index: Object.fromEntries(index),
    lengths,
  };
}

test('an index that is packed in two parts, and sent as JSON, is the same again', () => {
  fc.assert(
    fc.property(PAGES, (all) => {
      const pages = pagesOf(all);
      const whole = buildTerms(pages);
      const known = buildTerms(pagesOf(all.map((page) => ({ ...page, content: '' }))));
      const sent = JSON.parse(JSON.stringify([packTerms(known), packTerms(whole, known)]));
      expect(plain(unpackTerms(sent))).toEqual(plain(whole));
    }),
  );
});

test('the second part repeats nothing of the first', () => {
  const pages = pagesOf([{ title: 'Sandbox', content: 'An app.', summary: '', asked: ['jail'] }]);
  const known = buildTerms(
    pagesOf([{ title: 'Sandbox', content: '', summary: '', asked: ['jail'] }]),
  );
  expect(packTerms(buildTerms(pages), known)).toMatchObject({
    words: '#app',
    fields: { text: '$' },
  });
});

test('documents of a very large site are told apart', () => {
  const [terms] = [buildTerms([])];
  const document = 60_000;
  const far = { ...terms, documentCount: document + 1, index: [['app', { 0: { [document]: 1 } }]] };
  expect(unpackTerms([packTerms(far as typeof terms)]).index).toEqual(far.index);
});
