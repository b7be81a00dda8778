import { expect, test } from '@jest/globals';
import { messageIn, ownWords } from './pasted';

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
  ['The "shop" app is already registered', ['shop']],
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
