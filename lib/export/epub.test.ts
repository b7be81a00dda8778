import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { epubOf } from './epub';

/** The body of a chapter in a book. */
function bodyOf(html: string): string {
  const book = { id: 'x', title: 'T', lang: 'en', modified: '2026-01-01', contents: 'Contents' };
  const files = unzipSync(epubOf(book, [{ place: 'a', title: '<b>A</b>', html }]));
  const text = strFromU8(files['book/a.xhtml'] ?? new Uint8Array());
  return /<body>(.*)<\/body>/s.exec(text)?.[1] ?? '';
}

test.each([
  [
    'every tag is closed',
    '<p>a<br>b<img src="a.svg" alt="A"></p>',
    '<p>a<br/>b<img src="a.svg" alt="A"/></p>',
  ],
  [
    'texts stay as they are written',
    '<p title="&quot;">&lt;é &#x3C; &amp;</p>',
    '<p title="&quot;">&lt;é &#x3C; &amp;</p>',
  ],
  [
    'what only the site needs is left out',
    '<p class="x" data-a onclick="y" id="i">a</p>',
    '<p id="i">a</p>',
  ],
  ['a note is one', '<div role="note" class="z">a</div>', '<div class="note">a</div>'],
  [
    'a drawing keeps the case of its names and gets its colours',
    '<svg viewBox="0 0 1 1" class="x"><linearGradient id="g"/><path d="M0" style="x" fill="var(--c, #123)"/><text font-style="italic"/></svg>',
    '<svg viewBox="0 0 1 1" xmlns="http://www.w3.org/2000/svg"><linearGradient id="g"/><path d="M0" fill="#123"/><text font-style="italic"/></svg>',
  ],
])('in a book %s', (_, html, body) => {
  expect(bodyOf(html)).toBe(body);
});
