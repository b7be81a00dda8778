import { expect, test } from '@jest/globals';
import { recordsOf } from '../site/test-content';
import { engineOf, fetchFrom, hostOf, SOURCE } from './test-index';
import { handleMessage, startWorker } from './worker-protocol';

function workerOn(host = hostOf(recordsOf({ 'a.md': '# A\n\nSandbox.' }))) {
  const { fetch, asked } = fetchFrom(host);
  return { state: startWorker(engineOf(fetch)), host, asked };
}

test('an index is loaded, then searched', async () => {
  const { state } = workerOn();
  const loaded = await handleMessage(state, { type: 'load', id: 1, source: SOURCE });
  expect(loaded).toEqual({ type: 'loaded', id: 1 });
  const reply = await handleMessage(state, { type: 'search', id: 2, query: 'sandbox' });
  expect(reply).toMatchObject({
    type: 'result',
    id: 2,
    results: { query: 'sandbox', pages: [{ routePath: '/a' }] },
  });
});

test('messages and answers are plain data', async () => {
  const { state } = workerOn();
  const load = { type: 'load', id: 1, source: SOURCE } as const;
  expect(structuredClone(load)).toEqual(load);
  await handleMessage(state, load);
  const reply = await handleMessage(state, { type: 'search', id: 2, query: 'sandbox' });
  expect(structuredClone(reply)).toEqual(reply);
});

test('a search waits for the index that is on its way', async () => {
  const { state } = workerOn();
  const replies = await Promise.all([
    handleMessage(state, { type: 'load', id: 1, source: SOURCE }),
    handleMessage(state, { type: 'search', id: 2, query: 'sandbox' }),
  ]);
  expect(replies.map(({ type }) => type)).toEqual(['loaded', 'result']);
});

test('an index is fetched once, however often it is asked for', async () => {
  const { state, asked } = workerOn();
  for (const id of [1, 2]) {
    await Promise.all([
      handleMessage(state, { type: 'load', id, source: SOURCE }),
      handleMessage(state, { type: 'load', id, source: structuredClone(SOURCE) }),
    ]);
  }
  expect(asked).toHaveLength(3);
});

test('another language is another index', async () => {
  const { state, asked } = workerOn();
  await handleMessage(state, { type: 'load', id: 1, source: SOURCE });
  const chinese = { ...SOURCE, scope: '/zh' };
  const reply = await handleMessage(state, { type: 'load', id: 2, source: chinese });
  expect(reply).toMatchObject({ type: 'failed', id: 2, kind: 'unreadable' });
  expect(asked).toHaveLength(4);
});

test('a failure is told to the load and to each search, until a later load works', async () => {
  const { state, host } = workerOn();
  const names = host.get('search_names.json') ?? '';
  host.set('search_names.json', new Response('', { status: 500 }));
  const failed = await Promise.all([
    handleMessage(state, { type: 'load', id: 1, source: SOURCE }),
    handleMessage(state, { type: 'search', id: 2, query: 'sandbox' }),
  ]);
  const later = await handleMessage(state, { type: 'search', id: 3, query: 'sandbox' });
  expect([...failed, later]).toMatchObject([
    { type: 'failed', id: 1, kind: 'refused' },
    { type: 'failed', id: 2, kind: 'refused' },
    { type: 'failed', id: 3, kind: 'refused' },
  ]);
  host.set('search_names.json', names);
  const retried = await handleMessage(state, { type: 'load', id: 4, source: SOURCE });
  expect(retried).toEqual({ type: 'loaded', id: 4 });
  const reply = await handleMessage(state, { type: 'search', id: 5, query: 'sandbox' });
  expect(reply.type).toBe('result');
});

test('a search without any index fails', async () => {
  const { state } = workerOn();
  const reply = await handleMessage(state, { type: 'search', id: 1, query: 'a' });
  expect(reply).toMatchObject({ type: 'failed', id: 1, kind: 'not-loaded' });
});

test('an engine that throws what it should not is a failure, too', async () => {
  const state = startWorker({
    load: async () => {},
    search: () => {
      throw new RangeError('broken');
    },
  });
  const reply = await handleMessage(state, { type: 'search', id: 1, query: 'a' });
  expect(reply).toEqual({
    type: 'failed',
    id: 1,
    kind: 'unreadable',
    message: 'RangeError: broken',
  });
});
