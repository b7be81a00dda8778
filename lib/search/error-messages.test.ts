import { expect, test } from '@jest/globals';
import { type Entry, findEntries, isPasted, messageIn, openMessages } from './error-messages';

function entry(message: string, text = '', codes: string[] = []): Entry {
  return { heading: message, text: `${message} ${text}`, messages: [message, ...codes] };
}

const ENTRIES = [
  entry('The "<name>" app is already registered.', 'Garfish ignores the second registration.'),
  entry('Invalid resource type "<type>", "<url>"'),
  entry('Invalid resource type "<type>", "<url>" can\'t generate styleManager'),
  entry('Loading chunk <id> failed.', 'The request needs CORS headers.'),
  entry('Garfish is running, can`t set options'),
  entry('Cannot update an unmounted root.', 'Also:', ['Minified React error #409']),
  { heading: 'No message', text: 'A guard that never calls next.', messages: [] },
];

function found(typed: string): string[] {
  return findEntries(ENTRIES, typed).map(({ heading }) => heading);
}

test.each([
  ['[Garfish warning]: The "cart-2" app is already registered.', 0],
  ['index.js:1 Uncaught Error: Loading chunk vendors-437 failed. (missing: http://a/b.js)', 3],
  ['Invalid resource type "text/less", "http://localhost/a.less"', 1],
  ['Invalid resource type "", "http://a/b" can’t generate styleManager', 2],
  ["garfish is running, can't set options", 4],
  ['Minified React error #409; visit https://react.dev/errors/409 for the full message', 5],
  ['loading chunk', 3],
  ['cors', 3],
  ['already regist', 0],
  ['app "cart" already registered twice', 0],
  ['guard never calls next', 6],
])('"%s" finds its entry alone', (typed, index) => {
  expect(found(typed)).toEqual([ENTRIES[index]?.heading]);
});

const heading = (text: string): Entry => ({ heading: text, text: '', messages: [] });

test.each([
  ['most of a heading', 'one two three nowhere', ['one two three four five']],
  ['two words of it', 'seven eight nowhere', ['seven eight']],
  ['less than 0.6 of it', 'one two nowhere', []],
  ['a single word of it', 'six nowhere', []],
])('of what was copied in part, %s is enough or not', (_, typed, headings) => {
  const entries = ['one two three four five', 'six', 'seven eight'].map(heading);
  expect(findEntries(entries, typed).map((entry) => entry.heading)).toEqual(headings);
});

test('the words of the heading above an entry are as good as its own', () => {
  const entries = ['Is it there?', 'Is it yours?'].map((own) => ({
    ...heading(own),
    group: 'Nothing renders',
  }));
  const others = [{ ...heading('No entry of the group'), text: 'Nothing renders.' }];
  const find = (typed: string) => findEntries([...entries, ...others], typed);
  expect(find('nothing renders')).toEqual(entries);
  expect(find('renders yours')).toEqual([entries[1]]);
  // Of what was copied in part, only its own heading counts.
  expect(find('nothing renders nowhere')).toEqual([]);
});

test('the parts of a message follow one another', () => {
  const entries = [entry('The app <name> of the app'), entry('The app <name>, gone')];
  expect(findEntries(entries, 'the app, gone')).toEqual([entries[1]]);
  // What stands once is not two parts.
  expect(findEntries([entry('app <name>app')], 'app nowhere')).toEqual([]);
});

test('a word of several entries finds them all, and one of none finds nothing', () => {
  expect(found('invalid')).toHaveLength(2);
  expect(found('quokka')).toEqual([]);
});

test.each([
  ['TypeError: Failed to fetch since Monday, orders not opened', 'Failed to fetch'],
  ['Uncaught Error: Loading chunk 437 failed. when I press Back', 'Loading chunk <id> failed.'],
  ['Failed to fetch: Loading chunk 437 failed', 'Loading chunk <id> failed.'],
  ['Invalid parameter', undefined],
  ['nothing of that', undefined],
])('the longest message in "%s" is %s', (typed, message) => {
  const messages = ['Failed to fetch', 'Loading chunk <id> failed.', 'Invalid parameter', 'of'];
  expect(openMessages(messages)(typed, true)).toBe(message);
});

test('what is typed and not pasted must have four words of a message in a row', () => {
  const findMessage = openMessages(['Failed to fetch', 'Must provide a name.']);
  const held = (typed: string) => findMessage(typed, false);
  expect(held('it says must provide a name when I log in')).toBe('Must provide a name.');
  expect(held('what does failed to fetch mean')).toBeUndefined();
});

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
  ['"provider" is "object"', true],
  ['reading a map', false],
  ['the shop at https://shop.example/ stays blank', false],
  [' why is the app blank ', false],
  ['TypeError: a is not a function at https://shop.example/a.js:1:2', true],
])('whether "%s" is pasted: %s', (text, is) => {
  expect(isPasted(text)).toBe(is);
});

test.each(['@', ':1', ' at', ' ', '/', '"', 'a.', '(', ' at ('])(
  'many times "%s" takes no longer than other texts',
  (piece) => {
    expect(() => messageIn(piece.repeat(50_000))).not.toThrow();
  },
);
