import { afterEach, expect, test } from '@jest/globals';
import { request } from './request';

const ENTRY = 'http://localhost:8001/index.html';
const { timeout } = AbortSignal;

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

const fails: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));
const breaksOff: Fetch = async () =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('cut')) }));
const hangs: Fetch = async (_, { signal }) => {
  signal?.throwIfAborted();
  return new Response('');
};
const lacksHeader: Fetch = async (url, options) =>
  options.mode === 'no-cors' ? new Response('') : fails(url, options);

/** The policy of the page refuses the redirect of a file. */
const refuses =
  (blockedURI?: string): Fetch =>
  (url, options) => {
    const event = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: blockedURI ?? url,
    });
    setTimeout(() => document.dispatchEvent(event));
    return fails(url, options);
  };

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
  AbortSignal.timeout = timeout;
});

test.each<[string, string, Fetch, string]>([
  ['breaks off', ENTRY, breaksOff, 'incomplete'],
  ['does not come until the time is up', ENTRY, hangs, 'incomplete'],
  ['lacks the header', ENTRY, lacksHeader, 'notAllowed'],
  ['does not come', ENTRY, fails, 'noAnswer'],
  ['redirects to another host', ENTRY, refuses(), 'elsewhere'],
  [
    'does not come while another redirects',
    ENTRY,
    refuses('http://localhost:8001/b.js'),
    'noAnswer',
  ],
  ['would come from elsewhere', 'https://example.com/', breaksOff, 'elsewhere'],
  ['has no URL', 'localhost', breaksOff, 'noUrl'],
])('an answer that %s', async (_, url, fetch, failure) => {
  if (fetch === hangs) AbortSignal.timeout = () => AbortSignal.abort();
  const window = { fetch, location: { origin: 'https://docs.example' } };
  Object.assign(globalThis, { window, document: new EventTarget() });
  expect(await request(url)).toEqual({ failure });
});
