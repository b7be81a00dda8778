import { expect, test } from '@jest/globals';
import { compose, normalize, stemOf, tokenize, tokensOf } from './tokenize';

test.each([
  ['', []],
  [' ,.;:!? ()[]{}<>"\'` \n\t', []],
  ['one two', ['one', 'two']],
  ['one, two. one!', ['one', 'two']],
  ['Garfish.loadApp', ['Garfish', 'loadApp', 'load', 'App']],
  ['loadApp', ['loadApp', 'load', 'App']],
  ['setGlobalValue2', ['setGlobalValue2', 'set', 'Global', 'Value2']],
  ['WebComponent', ['WebComponent', 'Web', 'Component']],
  ['pre-load', ['pre', 'load']],
  ['v1.10.2, since 1.19', ['v1.10.2', 'since', '1.19']],
  ['$emit __GARFISH__', ['$emit', 'emit', '__GARFISH__', 'GARFISH']],
  ['__GARFISH_EXPORTS__', ['__GARFISH_EXPORTS__', 'GARFISH', 'EXPORTS']],
  ['isA', ['isA', 'is']],
  ['Promise<string>', ['Promise', 'string']],
  ['run(options)', ['run', 'options']],
  ['"@garfish/core"', ['garfish', 'core']],
  ['сервер Ёж', ['сервер', 'Ёж']],
  ['한국어 문서', ['한국어', '한국', '국어', '문서']],
  ['getURLs', ['getURLs', 'get', 'URLs']],
  ['XMLHttpRequest', ['XMLHttpRequest', 'XML', 'Http', 'Request']],
  ['ＷｅｂＡｐｐ', ['WebApp', 'Web', 'App']],
  ['URLOf', ['URLOf', 'URL', 'Of']],
  ['don´t ❤️', ['don', 't']],
  ['हिन्दी', ['हिन्दी']],
])('the words of %j are %j', (text, words) => {
  expect(tokenize(text)).toEqual(words);
});

test.each([
  ['沙', ['沙']],
  ['沙箱', ['沙', '箱', '沙箱']],
  ['微前端', ['微', '前', '端', '微前', '前端']],
  ['カタカナ', ['カ', 'タ', 'ナ', 'カタ', 'タカ', 'カナ']],
  ['ひらがな', ['ひ', 'ら', 'が', 'な', 'ひら', 'らが', 'がな']],
  ['サーバー', ['サ', 'ー', 'バ', 'サー', 'ーバ', 'バー']],
  ['ｶﾞｲﾄﾞ', ['ガ', 'イ', 'ド', 'ガイ', 'イド']],
  ['Garfish 沙箱', ['Garfish', '沙', '箱', '沙箱']],
  ['𠮷野家', ['𠮷', '野', '家', '𠮷野', '野家']],
])('of %s every character and every pair is found: %j', (text, words) => {
  expect(tokenize(text)).toEqual(expect.arrayContaining(words));
});

test.each([
  ['WebComponent', 'eb'],
  ['XMLHttpRequest', 'ttp'],
  ['URLs', 'Ls'],
  ['使用Garfish', '使用Garfish'],
])('in %s the broken word %s is not found', (text, word) => {
  expect(tokenize(text)).not.toContain(word);
});

test('what a reader types is found among the words of the text, in any case', () => {
  const words = tokenize('Call Garfish.loadApp() in the WebComponent of 微前端').map(normalize);
  for (const typed of ['garfish', 'LOADAPP', 'Garfish', 'component', '前端', '微']) {
    expect(words).toEqual(expect.arrayContaining(tokenize(typed).slice(0, 1).map(normalize)));
  }
});

test.each([
  'Call Garfish.loadApp() of 微前端',
  'ＷｅｂＣｏｍｐｏｎｅｎｔ',
  '한국어 문서',
  'a\u0301b',
  '__GARFISH_EXPORTS__',
])('each word of %j stands where it is said to stand', (text) => {
  const composed = compose(text);
  const tokens = tokensOf(composed);
  expect(tokens.length).toBeGreaterThan(0);
  for (const { text: word, start } of tokens) {
    expect(composed.slice(start, start + word.length)).toBe(word);
  }
});

test('long texts and texts of odd characters are read at once', () => {
  const start = process.cpuUsage();
  tokenize('a.'.repeat(100_000));
  tokenize('aA'.repeat(100_000));
  tokenize('-'.repeat(100_000));
  tokenize('漢'.repeat(100_000));
  expect(tokenize('\ud800 \u0000 👨‍👩‍👧 ok')).toContain('ok');
  // CPU time, which other programs on the machine do not change.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
});

test('a section of 200,000 words is read', () => {
  expect(tokensOf('word '.repeat(200_000))).toHaveLength(200_000);
});

test.each([
  ['render', 'renders', 'rendered', 'rendering'],
  ['register', 'registered', 'registering'],
  ['cache', 'caches', 'caching'],
  ['load', 'loader', 'loaders', 'loading'],
])('"%s" and its other forms have one stem', (...forms) => {
  expect(new Set(forms.map(stemOf)).size).toBe(1);
});

test.each([
  ['Café ＡＰＩ', 'cafe api'],
  ['LOADAPP', 'loadapp'],
  ['résumé', 'resume'],
  ['re\u0301sume\u0301', 'resume'],
  ['Ångström', 'angstrom'],
  ['Ελλάδα', 'ελλαδα'],
  ['Ёлка', 'елка'],
  ['\u0438\u0306', 'й'],
  ['か\u3099', 'が'],
  ['ｶﾞ', 'ガ'],
  ['ﬁle', 'file'],
  ['한국어', '한국어'],
  ['\u1112\u1161\u11ab', '한'],
  ['中文', '中文'],
  ['½', '1⁄2'],
  ['İ', 'i'],
  ['𝔾arfish', 'garfish'],
  ['🚀', '🚀'],
  ['$scope_1', '$scope_1'],
  ['', ''],
])('"%s" is compared as "%s"', (text, form) => {
  expect(normalize(text)).toBe(form);
  expect(normalize(form)).toBe(form);
});

test.each([
  ['й', 'и'],
  ['が', 'か'],
  ['ぱ', 'は'],
  ['कि', 'कु'],
  ['ї', 'і'],
])('"%s" and "%s" are letters of their own', (a, b) => {
  expect(normalize(a)).not.toBe(normalize(b));
});
