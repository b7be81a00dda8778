import { expect, test } from '@jest/globals';
import { indexOf } from '../../tests/support/search-index';
import { pagesOf } from '../../tests/support/site-content';
import { findMatches } from './matches';
import { parseQuery } from './query';
import { highlightInfoList, marksIn } from './snippet';
import { normalize } from './tokenize';

/** What is marked in a text that is also all that was indexed. */
function marked(text: string, query: string): string[] {
  const { index } = indexOf(pagesOf({ 'a.md': `# A\n\n${text}` }));
  const { concepts } = parseQuery(query);
  const { words } = findMatches(index, concepts);
  const marks = marksIn(text, words);
  marks.forEach(({ start, end }, index) => {
    expect(start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0);
    expect(end).toBeGreaterThan(start);
  });
  return marks.map(({ start, end }) => text.slice(start, end));
}

test.each([
  ['The Sandbox is a sandbox.', 'sandbox', ['Sandbox', 'sandbox']],
  ['SANDBOXED code', 'sandbox', ['SANDBOX']],
  ['Call Garfish.loadApp now', 'loadapp', ['loadApp']],
  ['Call Garfish.loadApp now', 'garfish.loadapp', ['Garfish', 'loadApp']],
  ['Call Garfish.loadApp now', 'load', ['load']],
  ['Call Garfish.loadApp now', 'app', ['App']],
  ['Call Garfish.loadApp now', 'load app', ['load', 'App']],
  ['XMLHttpRequest', 'request', ['Request']],
  ['__GARFISH_EXPORTS__', 'exports', ['EXPORTS']],
  ['Two cafés, one CAFÉ', 'cafe', ['café', 'CAFÉ']],
  ['re\u0301sume\u0301', 'resume', ['re\u0301sume\u0301']],
  ['Ångström units', 'angstrom', ['Ångström']],
  ['İstanbul', 'istanbul', ['İstanbul']],
  ['a ﬁle', 'file', ['ﬁle']],
  ['a ﬁle', 'fi', ['ﬁle']],
  ['ｆｕｌｌ ＡＰＩ', 'api', ['ＡＰＩ']],
  ['full API', 'ＡＰＩ', ['API']],
  ['𝔾arfish', 'garfish', ['𝔾arfish']],
  ['基于微前端框架', '微前端', ['微前端']],
  ['用沙箱隔离', '沙箱', ['沙箱']],
  ['使用loadApp加载', 'loadapp', ['loadApp']],
  ['Garfish 沙箱 sandbox', 'sandbox', ['sandbox']],
  ['🚀 Rocket 👨‍👩‍👧 family', 'rocket family', ['Rocket', 'family']],
  ['🚀🚀sandbox🚀', 'sandbox', ['sandbox']],
  ['Ёлка и ёж', 'елка', ['Ёлка']],
  ['Елка и еж', 'ёж', ['еж']],
  ['Ели йогурт', 'йогурт', ['йогурт']],
  ['На сервере', 'сервер', ['сервер']],
  ['한국어 문서', '문서', ['문서']],
  ['한국어', '\u1112\u1161\u11ab국어', ['한국어']],
  ['مرحبا بالعالم', 'بالعالم', ['بالعالم']],
  ['since v1.10.2', '1.10.2', ['v1.10.2']],
  ['since 1.10.2', '1.10', ['1.10']],
  ['happen and append', 'app', ['app']],
])('in "%s", "%s" marks %j', (text, query, marks) => {
  expect(marked(text, query)).toEqual(marks);
});

test.each([
  ['The sandbox', 'sandobx', ['sandbox']],
  ['The sandbox', '沙箱', ['sandbox']],
])('in "%s", "%s" marks the words that were meant: %j', (text, query, marks) => {
  expect(marked(text, query)).toEqual(marks);
});

test.each([
  ['sandbox', 'sandbox'],
  ['cafe', 'CAFÉ'],
  ['沙箱', '沙箱'],
])('what is marked for "%s" is what was typed', (query, word) => {
  for (const mark of marked(`A ${word} and ${word}s.`, query)) {
    expect(normalize(mark)).toBe(normalize(query));
  }
});

test.each([
  ['Garfish sandbox', 8, 15, { start: 8, length: 7 }],
  ['用 sandbox', 2, 9, { start: 4, length: 7 }],
  ['微前端的沙箱', 4, 6, { start: 12, length: 6 }],
  ['café API', 5, 8, { start: 5, length: 3 }],
  ['Žižek', 0, 5, { start: 0, length: 9 }],
  ['🚀 go', 3, 5, { start: 7, length: 2 }],
  ['', 0, 0, { start: 0, length: 0 }],
])('in the unit of the specification, %j from %i to %i is %j', (text, start, end, info) => {
  expect(highlightInfoList(text, [{ start, end }])).toEqual([info]);
});
