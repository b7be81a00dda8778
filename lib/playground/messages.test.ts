import { expect, test } from '@jest/globals';
import { readMessage } from './messages';

const EVENT = { kind: 'hook', time: 1.5, app: 'cart', name: 'beforeLoad', detail: '/cart' };

test('messages of the known form are read, and nothing is added to them', () => {
  expect(readMessage({ type: 'pong', more: 1 })).toEqual({ type: 'pong' });
  expect(readMessage({ type: 'event', event: { ...EVENT, html: '<b>' } })).toEqual({
    type: 'event',
    event: EVENT,
  });
});

test.each([
  [null],
  ['pong'],
  [{}],
  [{ type: 'start' }],
  [{ type: 'height', height: '400' }],
  [{ type: 'height', height: 0 }],
  [{ type: 'height', height: Number.NaN }],
  [{ type: 'event' }],
  [{ type: 'event', event: { ...EVENT, kind: 'toString' } }],
  [{ type: 'event', event: { ...EVENT, time: '1' } }],
  [{ type: 'event', event: { ...EVENT, time: Number.NaN } }],
  [{ type: 'event', event: { ...EVENT, name: {} } }],
])('%j is no message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});

test('a stage can ask for some height, but not for any', () => {
  expect(readMessage({ type: 'height', height: 400 })).toEqual({ type: 'height', height: 400 });
  expect(readMessage({ type: 'height', height: 1e9 })).toEqual({ type: 'height', height: 1200 });
});

test('a long text is cut', () => {
  const message = readMessage({ type: 'event', event: { ...EVENT, detail: 'x'.repeat(5000) } });
  expect(JSON.stringify(message).length).toBeLessThan(600);
});

test('the stage asks for files by absolute URLs', () => {
  const url = 'http://localhost:8091/chunk.js';
  expect(readMessage({ type: 'ask', url })).toEqual({ type: 'ask', url });
  expect(readMessage({ type: 'ask', url: 'chunk.js' })).toBeUndefined();
  expect(readMessage({ type: 'ask', url: 1 })).toBeUndefined();
});

test('the place of an error is taken if it is one', () => {
  const at = { file: 'host.js', line: 3 };
  const read = (place: unknown) =>
    readMessage({ type: 'event', event: { ...EVENT, at: place } }) as { event: { at?: unknown } };
  expect(read({ ...at, more: 1 }).event.at).toEqual(at);
  for (const wrong of [
    null,
    3,
    { file: 1, line: 1 },
    { file: 'a', line: '3' },
    { file: 'a', line: 0.5 },
  ]) {
    expect(read(wrong).event).toEqual(EVENT);
  }
});
