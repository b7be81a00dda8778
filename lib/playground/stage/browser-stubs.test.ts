import { afterAll, expect, test } from '@jest/globals';
import type { ServedFile } from '../scenario';
import { answerRequests, stubStorage } from './browser-stubs';

const ORIGIN = 'http://localhost:8091';

/** What a sub-app gets that fetches a file of a server. */
function fetched(file: ServedFile): Promise<Response> {
  const location = { origin: 'https://docs.example', href: 'https://docs.example/stage.html' };
  Object.assign(globalThis, { window: { fetch: () => Promise.reject(new Error()), location } });
  const files = { [`${ORIGIN}/a.js`]: file };
  Object.assign(globalThis, { port: { postMessage: () => {} } });
  answerRequests({ files, blocked: [] });
  return window.fetch(`${ORIGIN}/a.js`);
}

afterAll(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('a file has its status, its type and its URL', async () => {
  const response = await fetched({ text: 'a()', type: 'text/javascript', status: 201 });
  expect([response.status, response.url]).toEqual([201, `${ORIGIN}/a.js`]);
  expect(response.headers.get('content-type')).toBe('text/javascript');
  expect(await response.text()).toBe('a()');
});

test('a status that has no body, such as 204, is answered, too', async () => {
  expect((await fetched({ text: '', type: '', status: 204 })).status).toBe(204);
});

test('a storage has its items as properties, too', () => {
  Object.assign(globalThis, { window: {} });
  stubStorage();
  const { localStorage, sessionStorage } = window;
  localStorage.setItem('count', String(1));
  localStorage.token = 'a';
  expect([localStorage.count, localStorage.getItem('token')]).toEqual(['1', 'a']);
  expect([localStorage.length, localStorage.key(1), localStorage.key(2)]).toEqual([
    2,
    'token',
    null,
  ]);
  expect(Object.keys(localStorage)).toEqual(['count', 'token']);
  localStorage.removeItem('count');
  expect([localStorage.getItem('count'), localStorage.getItem('getItem')]).toEqual([null, null]);
  localStorage.clear();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
