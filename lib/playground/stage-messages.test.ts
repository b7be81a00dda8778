import { expect, test } from '@jest/globals';
import { readMessage } from './stage-messages';

const EVENT = { kind: 'hook', time: 1.5, app: 'cart', name: 'beforeLoad', detail: '/cart' };

const location = { file: 'host.js', line: 3 };
const withEvent = (changed: object) => ({ type: 'event', event: { ...EVENT, ...changed } });
const url = 'http://localhost:8091/chunk.js';

test.each([withEvent({}), { type: 'height', height: 1200 }, { type: 'ask', url }])(
  '%j is a message',
  (data) => {
    expect(readMessage(data)).toEqual(data);
  },
);

test.each([
  [{ type: 'pong', more: 1 }, { type: 'pong' }],
  [
    { type: 'height', height: 1201, more: 1 },
    { type: 'height', height: 1200 },
  ],
  [withEvent({ html: '<b>' }), withEvent({})],
  [withEvent({ detail: 'x'.repeat(5000) }), withEvent({ detail: `${'x'.repeat(400)}…` })],
  [withEvent({ at: { ...location, more: 1 } }), withEvent({ at: location })],
  ...[null, { ...location, file: 1 }, { ...location, line: 0.5 }].map(
    (at) => [withEvent({ at }), withEvent({})] as const,
  ),
])('%j is read as %j', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});

test.each([
  null,
  { type: 'start' },
  { type: 'ask', url: 'chunk.js' },
  { type: 'ask', url: 1 },
  { type: 'height', height: '400' },
  { type: 'height', height: 0 },
  { type: 'event' },
  withEvent({ kind: 'toString' }),
  withEvent({ time: Number.NaN }),
  withEvent({ name: {} }),
])('%j is no message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
