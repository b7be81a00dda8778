import { expect, test } from '@jest/globals';
import { isMeaningful, isQuestion, parseQuery } from './query';

/** The words of each concept; those in brackets a page may do without. */
function concepts(typed: string): string[] {
  return parseQuery(typed).concepts.map(({ words, optional }) =>
    optional ? `(${words.join(' ')})` : words.join(' '),
  );
}

/** The ways to find the first concept: `a+b` for all terms, `a|b` where some are enough. */
function forms(typed: string): string[] {
  const [first] = parseQuery(typed).concepts;
  return (first?.alternatives ?? []).map(
    ({ terms, partial, isPrefix }) => terms.join(partial === 0 ? '+' : '|') + (isPrefix ? '*' : ''),
  );
}

test.each([
  ['what is a sub-app?', 'sub app'],
  ["What's the  vm sandbox", 'vm sandbox'],
  ['what are hooks', 'hooks'],
  ['what does history mode mean ?', 'history mode'],
  ['define provider', 'provider'],
  ['the meaning of basename', undefined],
  ['UMD meaning', 'umd'],
  ['什么是子应用？', '子应用'],
  ['子应用是什么意思', '子应用'],
  ['what is the', undefined],
  ['what does run return', undefined],
  ['what does this warning mean', undefined],
])('%j asks what something means: %j', (typed, term) => {
  const { isTerm, words } = parseQuery(typed);
  expect(isTerm ? words.join(' ') : undefined).toBe(term);
});

test.each([
  ['sandbox options', ['sandbox', 'options']],
  ['Garfish.loadApp()', ['garfish', 'loadapp']],
  ['where is the sandbox', ['(where)', '(is)', '(the)', 'sandbox']],
  ['what is the', ['what', 'is', 'the']],
  ['two child apps', ['two', 'child apps']],
  ['my sub-app', ['(my)', 'sub', 'app']],
  ['如何使用沙箱', ['(如何)', '(使用)', '沙箱']],
  ['注册子应用', ['注册', '子应用']],
  ['路由守卫', ['路由守卫']],
  ['未知的沙箱', ['(未知)', '(的)', '沙箱']],
  ['未知', ['未知']],
  ['沙 箱', ['沙箱']],
  ['微前端 loadApp', ['微前端', 'loadapp']],
  ['Preload failed. "http://localhost:8091/main.3f2a.js"', ['preload', 'failed']],
  [
    'shop application entry is not url: //localhost:8091/',
    ['shop', 'application', 'entry', '(is)', '(not)', 'url'],
  ],
  ['https://shop.example/cart', ['https', 'shop', 'example', 'cart']],
  ['', []],
  ['  ...  ', []],
])('"%s" is about %j', (typed, expected) => {
  expect(concepts(typed)).toEqual(expected);
});

test.each([
  ['loadApp', ['loadapp*', 'load+app*']],
  ['__GARFISH__', ['__garfish__*']],
  ['assetFilter', ['assetfilter*', 'asset+filter*']],
  ['disableWith', ['disablewith*']],
  ['沙箱', ['沙箱', 'sandbox*']],
  ['前端框', ['前端|端框']],
  ['沙', ['沙']],
  ['국어를', ['국어를*', '국어|어를']],
])('"%s" looks for %j', (typed, expected) => {
  expect(forms(typed)).toEqual(expected);
});

test('a plural finds its singular, too', () => {
  expect(forms('variables')).toEqual(['variables*', 'variable*']);
  expect(forms('cross')).toEqual(['cross*']);
});

test('only the word that is being typed may be the beginning of any word', () => {
  const prefixes = parseQuery('a b c').concepts.map(
    ({ alternatives }) => alternatives[0]?.isPrefix,
  );
  expect(prefixes).toEqual([false, false, true]);
});

test('what is too long is cut', () => {
  expect(parseQuery('a '.repeat(50_000)).concepts.length).toBeLessThanOrEqual(24);
  expect(parseQuery('微前端路由'.repeat(20_000)).concepts.length).toBeLessThanOrEqual(24);
  expect(parseQuery('👍'.repeat(50_000)).concepts).toEqual([]);
});

test.each([
  ['child app', 'sub app'],
  ['child apps', 'sub app'],
  ['main application', 'host'],
  ['shared dependencies', 'setexternal'],
  ['activerule', 'activewhen'],
  ['navigating', 'router push'],
  ['hmr', 'hot module replacement'],
  ['hot module replacement', 'hmr'],
  ['web components', 'custom element'],
  ['沙箱', 'sandbox'],
  ['路由守卫', 'router guard'],
])('%j also looks for %j', (typed, ours) => {
  const related = parseQuery(typed).concepts[0]?.alternatives.filter(({ isTyped }) => !isTyped);
  expect(related?.map(({ terms }) => terms.join(' '))).toContain(ours);
});

test.each(['sandbox', 'app', 'constructor', '__proto__'])('%j has no synonym', (typed) => {
  expect(forms(typed)).toEqual([`${typed}*`]);
});

test.each([
  ['sandbox', false],
  ['sandbox options', false],
  ['how is the sandbox closed', true],
  ['what is the sandbox', false],
  ['micro app sandbox', false],
  ['sandbox options differ', true],
  // What stands between known words in writing without spaces makes a question.
  ['子应用白屏', true],
  ['子应用', false],
])('%j is a question: %s', (typed, is) => {
  expect(isQuestion(parseQuery(typed))).toBe(is);
});

test.each([
  ['why does the sandbox not work', ['sandbox', 'work']],
  ['hide vs unmount', ['hide', 'unmount']],
  // A word that is all that was asked says something.
  ['how is it', ['how', 'is', 'it']],
])('%j says %j', (typed, said) => {
  const { concepts } = parseQuery(typed);
  expect(concepts.filter(isMeaningful).flatMap(({ words }) => words)).toEqual(said);
});

test('an unknown word beside one that says nothing is all that was asked', () => {
  expect(parseQuery('白屏的').concepts.map(({ optional }) => optional)).toEqual([false, true]);
});

test('only the first 1,200 letters and 24 words of a query count', () => {
  const letters = (count: number) => parseQuery('a'.repeat(count)).words[0]?.length;
  expect([letters(1200), letters(1201)]).toEqual([1200, 1200]);
  expect(parseQuery('a '.repeat(30)).words).toHaveLength(24);
  expect(parseQuery('cache '.repeat(30)).words).toHaveLength(24);
});
