import { expect, test } from '@jest/globals';
import { isPasted, messageIn, ownWords, withoutPreface } from './pasted';

const MESSAGE = 'Cannot register plugin after Garfish is started.';

test.each([
  ['[Garfish warning]: '],
  ['Error: '],
  ['Uncaught Error: '],
  ['Uncaught TypeError: '],
  ['Uncaught (in promise) Error: [Garfish warning]: '],
  ['index.js:1 Uncaught (in promise) Error: [Garfish error]: '],
  ['main.3f2a.js:12:55 '],
])('before a message, "%s" is no part of it', (before) => {
  expect(messageIn(before + MESSAGE)).toBe(MESSAGE);
});

test.each([
  [' at main.js:12:5'],
  [' at http://localhost:8080/main.js:12:5'],
  ['\n    at Proxy.load (loader.js:120:11)\n    at async App.mount (app.js:300:9)'],
  ['    at Proxy.load (loader.js:120:11)    at async App.mount (app.js:300:9)'],
  ['    at new App (webpack-internal:///./src/app.js:3:1)    at Object.<anonymous> (a.js:1:2)'],
  ['\nmount@http://localhost:8080/main.js:12:5\n@http://localhost:8080/main.js:1:1'],
])('after a message, %j is no part of it', (after) => {
  expect(messageIn(MESSAGE + after).trim()).toBe(MESSAGE);
});

test.each([
  ['Preload failed. "http://localhost:8091/main.js"', 'Preload failed. " "'],
  ['application entry is not url: //localhost:8091/', 'application entry is not url:  '],
  ['https://shop.example/cart', 'https://shop.example/cart'],
  ['uncaught error', 'uncaught error'],
  ['Error:', 'Error:'],
  ['look at apps[0].entry', 'look at apps[0].entry'],
  ['npm i @garfish/bridge-react-v18', 'npm i @garfish/bridge-react-v18'],
  ['', ''],
])('of "%s" there is "%s"', (typed, message) => {
  expect(messageIn(typed)).toBe(message);
});

test.each([
  [`Error: ${MESSAGE}`, true],
  [MESSAGE, false],
  ["Cannot read properties of undefined (reading 'map')", true],
  ['reading a map', false],
  ['the shop at https://shop.example/ stays blank', false],
  [' why is the app blank ', false],
  ['TypeError: a is not a function at https://shop.example/a.js:1:2', true],
])('whether "%s" is pasted: %s', (text, is) => {
  expect(isPasted(text)).toBe(is);
});

test.each([
  ['Hi all, great project! How do I pass props?', 'How do I pass props?'],
  ['Thanks in advance.\nThe app is blank', 'The app is blank'],
  [
    'We use garfish 1.19.2, node 20.11 and pnpm 8, and this happens: the app is blank',
    'the app is blank',
  ],
  ['大家好。样式没有隔离', '样式没有隔离'],
  // What is all of it, asks something, or tells of a change, stays.
  ['Hello', 'Hello'],
  ['Hi, why is the app blank? It worked.', 'Hi, why is the app blank? It worked.'],
  [
    'After going from 1.16.4 to 1.19.2 it is blank. Why?',
    'After going from 1.16.4 to 1.19.2 it is blank. Why?',
  ],
])('of "%s", "%s" asks something', (text, asking) => {
  expect(withoutPreface(text)).toBe(asking);
});

test.each([
  ['The "shop" app is already registered', ['shop']],
  ['two copies throw "Cannot call this now"', []],
  ['"shop" app', []],
  ['"shop"', []],
  ['Remote module "a/b" is "b"', ['a', 'b']],
  ['the shop of "shop" is broken', []],
])('of %s, the words %j are the reader’s own', (text, words) => {
  expect([...ownWords(text)]).toEqual(words);
});

test.each(['@', ':1', ' at', ' ', '/', '"', 'a.', '(', ' at ('])(
  'many times "%s" takes no longer than other texts',
  (piece) => {
    expect(() => messageIn(piece.repeat(50_000))).not.toThrow();
  },
);
