import { afterAll, expect, test } from '@jest/globals';
import type { ServedFile } from '../scenario';
import { answerRequests } from './surroundings';

const ORIGIN = 'http://localhost:8091';

/** What a sub-app gets that fetches a file of a server. */
function fetched(file: ServedFile): Promise<Response> {
  const location = { origin: 'https://docs.example', href: 'https://docs.example/stage.html' };
  Object.assign(globalThis, { window: { fetch: () => Promise.reject(new Error()), location } });
  const files = { [`${ORIGIN}/a.js`]: file };
  answerRequests(
    { files, blocked: [], hasMore: false },
    () => {},
    async () => undefined,
  );
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
