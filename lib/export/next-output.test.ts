import { expect, test } from '@jest/globals';
import { filesOfNext, inOrder, orderRows, takeScripts } from './next-output.mjs';

const TEXT = 'A text of two lines, in bytes:\n4:"沙箱 — $L4"\n0:[]';
const LENGTH = Buffer.byteLength(TEXT).toString(16);

/** A payload with every kind of row, as Next writes it when nothing has to wait; `#4` is an id. */
const ROWS = [
  '#1:"$Sreact.fragment"\n',
  '#2:I[97367,["$#3"],"Frame"]\n',
  '#3:"/_next/static/chunks/a.js"\n',
  ':HL["/a.css","style"]\n',
  ':HL["/b.css","style"]\n',
  '#0:{"tree":["$","$#1",null,{"children":["$L#4","$@#5","$#6"]}],"map":"$Q#7","none":"$undefined"}\n',
  '#4:["$","$#2",null,{"text":"$#8","price":"$$5","same":"$#4:3:text"}]\n',
  '#5:null\n',
  '#6:X\n',
  '#6:["first","$#9"]\n',
  '#6:["second"]\n',
  '#6:C\n',
  '#7:[["a",1]]\n',
  `#8:T${LENGTH},${TEXT}`,
  '#9:{"day":"$D2024-05-01","big":"$n5"}\n',
];
const IN_TURN = ROWS.map((_, index) => index);

/** The rows in an order, with other ids. */
function told(order: readonly number[], idOf = (id: number) => id): string {
  const rows = order.map((index) => ROWS[index] ?? '').join('');
  return rows.replace(/#(\d)/g, (_, id) => idOf(Number(id)).toString(16));
}

test('a row comes after those it needs at once and before those it reads later', () => {
  expect(orderRows(told(IN_TURN))).toBe(
    [
      ':HL["/a.css","style"]\n',
      ':HL["/b.css","style"]\n',
      '1:"$Sreact.fragment"\n',
      '2:{"day":"$D2024-05-01","big":"$n5"}\n',
      '3:X\n',
      '3:["first","$2"]\n',
      '3:["second"]\n',
      '3:C\n',
      '4:[["a",1]]\n',
      '0:{"tree":["$","$1",null,{"children":["$L8","$@9","$3"]}],"map":"$Q4","none":"$undefined"}\n',
      '5:"/_next/static/chunks/a.js"\n',
      '6:I[97367,["$5"],"Frame"]\n',
      `7:T${LENGTH},${TEXT}`,
      '8:["$","$6",null,{"text":"$7","price":"$$5","same":"$8:3:text"}]\n',
      '9:null\n',
    ].join(''),
  );
});

/** Numbers from 0 to 1, the same in each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** The rows in any order, except that the parts of a streamed list follow each other. */
function shuffled(random: () => number): number[] {
  const keys = IN_TURN.map(random);
  const list = [8, 9, 10, 11];
  const sorted = list.map((index) => keys[index] ?? 0).sort();
  list.forEach((index, place) => {
    keys[index] = sorted[place] ?? 0;
  });
  return [...IN_TURN].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
}

test('whatever was ready first, the payload is the same', () => {
  const random = numbersFrom(20261121);
  const whole = orderRows(told(IN_TURN));
  for (let round = 0; round < 200; round++) {
    const keys = IN_TURN.map(random);
    const ids = [...IN_TURN].sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0));
    const idOf = (id: number) => (id === 0 ? 0 : (ids[id] ?? 0) + 10);
    expect(orderRows(told(shuffled(random), idOf))).toBe(whole);
  }
});

test('an ordered payload stays as it is', () => {
  const once = orderRows(told(IN_TURN));
  expect(orderRows(once)).toBe(once);
});

test.each([
  ['0:["$L1"]\n', 'a payload without the row "1"'],
  ['0:[]\n1:[]\n', 'rows of a payload to which nothing refers: 1'],
  ['0:["$Ynew"]\n', 'the value $Ynew'],
  ['0:M{}\n', 'the row M{}'],
  ['0:[]', 'a payload whose last row has no end'],
  ['hello', 'a row that begins with hello'],
])('the payload %j is told as a change of Next', (payload, found) => {
  expect(() => orderRows(payload)).toThrow(`Next has changed what it writes: ${found}`);
});

const start = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const piece = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const page = (...pieces: string[]) =>
  `<html><head></head><body><p>A</p>${start}${pieces.map(piece).join('')}</body></html>`;

test('wherever Next cuts a payload, the page holds it in one piece', () => {
  const payload = '1:"a\\n"\n0:["]) \\"c","$1"]\n';
  const whole = page(payload);
  expect(inOrder(whole)).toBe(whole);
  for (let cut = 1; cut < payload.length; cut++) {
    expect(inOrder(page(payload.slice(0, cut), payload.slice(cut)))).toBe(whole);
  }
});

test('nothing in a payload looks like markup', () => {
  expect(inOrder(page('0:"</script>&\u2028"\n'))).toContain(
    'push([1,"0:\\"\\u003c/script\\u003e\\u0026\\u2028\\"\\n"])',
  );
  // Escaped by whoever wrote the JSON: it stays so.
  expect(inOrder(page('0:"\\u003c/script>"\n'))).toContain(
    'push([1,"0:\\"\\\\u003c/script\\u003e\\"\\n"])',
  );
});

test('names of properties, and quotes within a text, are no references', () => {
  const payload = '0:{"$5":"say \\"$6\\", \\\\","a":"\\\\\\"$7"}\n';
  expect(orderRows(payload)).toBe(payload);
});

test.each([
  ['<html><body></body></html>', 'a page without </head>'],
  [page(), '-'],
  [page('0:[]\n').replace('</p>', `</p>${piece('1:[]\n')}<p></p>`), '1 gaps'],
  [page('0:[]\n').replace('push([1,', 'push([3,'), 'a payload script that holds something other'],
])('the page %s is told as a change of Next', (html, found) => {
  expect(() => inOrder(html)).toThrow(found === '-' ? 'or no such scripts' : found);
});

test('tags of the layout stand before those of the page, whichever Next had first', () => {
  const layout = '<link rel="icon" href="/i.svg"/><meta name="theme-color" content="#fff"/>';
  const own = '<title>A &gt; B</title><meta name="description" content="b"/>';
  const head = (tags: string) =>
    `<head><meta charSet="utf-8"/><link rel="stylesheet" href="/a.css"/><script src="/a.js"></script>${tags}<script>a()</script></head>`;
  const whole = (tags: string) => page('0:[]\n').replace('<head></head>', head(tags));
  expect(inOrder(whole(own + layout))).toBe(whole(layout + own));
  expect(inOrder(whole(layout + own))).toBe(whole(layout + own));
});

test('pages of Next are those with a payload; other pages are left alone', () => {
  const paths = ['404.html', '__next._full.txt', 'index.html', 'index.txt', 'robots.txt'];
  expect(filesOfNext([...paths, 'a.html', 'a.txt', 'a/__next._tree.txt', 'mine.html'])).toEqual({
    pages: ['index.html', 'a.html', '404.html'],
    payloads: ['index.txt', 'a.txt', '__next._full.txt', 'a/__next._tree.txt'],
  });
  for (const missing of ['index.txt', '__next._full.txt']) {
    expect(() => filesOfNext(paths.filter((path) => path !== missing))).toThrow(`no ${missing}`);
  }
});

/** What Next writes to start a page, and where it stands. */
const STARTED =
  '<head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script><script>own()</script><script src="/old.js" noModule=""></script></head><body><p></p><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script><script src="/b.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"0:[]\\n"])</script></body>';

test('the scripts that start a page leave it, and what runs comes after the payload', () => {
  expect(takeScripts(STARTED)).toEqual({
    rest: '<head><script>own()</script></head><body><p></p></body>',
    files: ['/a.js', '/b.js'],
    inline:
      'self.__next_f=[[0]];self.__next_f.push([1,"0:[]\\n"]);(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});',
  });
});

test.each([
  [STARTED.replace('push([0])', 'push([7])'), 'no beginning'],
  [STARTED.replace('id="_R_"', 'id="_S_"'), '2 and 1 scripts'],
  [STARTED.replace('<script src="/a.js" async="">', '<script src="/a.js" defer="">'), '1 and 2'],
])('a page that starts in another way is told as a change of Next: %#', (html, found) => {
  expect(() => takeScripts(html)).toThrow(found);
});
