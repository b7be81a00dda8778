import { afterEach, expect, test } from '@jest/globals';
import { request } from './request';

const ENTRY = 'http://localhost:8001/index.html';

/** Stands in for the browser, whose server answers as said. */
function answering(fetch: (url: string, options: RequestInit) => Promise<Response>): void {
  const location = { origin: 'https://docs.example' };
  Object.assign(globalThis, { window: { fetch, location } });
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('an answer that breaks off is no missing header', async () => {
  answering(async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) });
    return new Response(body, { headers: { 'content-type': 'text/html' } });
  });
  expect(await request(ENTRY)).toEqual({ failure: 'incomplete' });
});

test('a server that says nothing until the time is up does not finish its answer', async () => {
  const { timeout } = AbortSignal;
  AbortSignal.timeout = () => AbortSignal.abort();
  answering(async (_, { signal }) => {
    signal?.throwIfAborted();
    return new Response('');
  });
  expect(await request(ENTRY)).toEqual({ failure: 'incomplete' });
  AbortSignal.timeout = timeout;
});

test('an answer that the browser lets nobody read lacks the header, and no answer is none', async () => {
  answering(async (_, { mode }) => {
    if (mode !== 'no-cors') throw new TypeError('Failed to fetch');
    return new Response('');
  });
  expect(await request(ENTRY)).toEqual({ failure: 'notAllowed' });
  answering(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await request(ENTRY)).toEqual({ failure: 'noAnswer' });
});

test('a URL of another server, and what is no URL, are not requested', async () => {
  answering(() => Promise.reject(new Error('It was requested.')));
  expect(await request('https://example.com/')).toEqual({ failure: 'elsewhere' });
  expect(await request('localhost')).toEqual({ failure: 'noUrl' });
});
