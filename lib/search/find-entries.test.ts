import { expect, test } from '@jest/globals';
import { type Entry, findEntries, openMessages } from './find-entries';

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
  const messageIn = openMessages(['Failed to fetch', 'Must provide a name.']);
  const held = (typed: string) => messageIn(typed, false);
  expect(held('it says must provide a name when I log in')).toBe('Must provide a name.');
  expect(held('what does failed to fetch mean')).toBeUndefined();
});
