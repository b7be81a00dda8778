import { expect, test } from '@jest/globals';
import { readMessage } from './stage-messages';

const EVENT = { kind: 'hook', time: 1.5, app: 'cart', name: 'beforeLoad', detail: '/cart' };

const location = { file: 'host.js', line: 3 };
const withEvent = (changed: object) => ({ type: 'event', event: { ...EVENT, ...changed } });
const url = 'http://localhost:8091/chunk.js';

test.each([
  [{ type: 'pong', more: 1 }, { type: 'pong' }],
  [
    { type: 'height', height: 400 },
    { type: 'height', height: 400 },
  ],
  [
    { type: 'height', height: 1e9 },
    { type: 'height', height: 1200 },
  ],
  [
    { type: 'ask', url },
    { type: 'ask', url },
  ],
  [withEvent({ html: '<b>' }), withEvent({})],
  [withEvent({ detail: 'x'.repeat(5000) }), withEvent({ detail: `${'x'.repeat(400)}…` })],
  [withEvent({ at: { ...location, more: 1 } }), withEvent({ at: location })],
  ...[
    null,
    3,
    { ...location, file: 1 },
    { ...location, line: '3' },
    { ...location, line: 0.5 },
  ].map((at) => [withEvent({ at }), withEvent({})] as const),
])('%j is read as %j', (data, message) => {
  expect(readMessage(data)).toEqual(message);
});

test.each([
  null,
  'pong',
  {},
  { type: 'start' },
  { type: 'ask', url: 'chunk.js' },
  { type: 'ask', url: 1 },
  { type: 'height', height: '400' },
  { type: 'height', height: 0 },
  { type: 'height', height: Number.NaN },
  { type: 'event' },
  withEvent({ kind: 'toString' }),
  withEvent({ time: '1' }),
  withEvent({ time: Number.NaN }),
  withEvent({ name: {} }),
])('%j is no message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
