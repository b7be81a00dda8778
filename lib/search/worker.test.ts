import { expect, jest, test } from '@jest/globals';

type Listener = (event: { data: object }) => Promise<void>;

test('a file that does not come in time is a failure, and the next search loads it anew', async () => {
  let search: Listener = async () => {};
  const replies: object[] = [];
  const requests: RequestInit[] = [];
  const self = {
    addEventListener: (_: string, listener: Listener) => {
      search = listener;
    },
    postMessage: (reply: object) => replies.push(reply),
  };
  const fetch = async (_: string, options: RequestInit) => {
    requests.push(options);
    options.signal?.throwIfAborted();
    return new Promise(() => {});
  };
  Object.assign(globalThis, { self, fetch });
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await import('./worker');

  const files = { headings: 'a.json', terms: 'b.json', records: 'c.json' };
  const source = {
    base: 'https://docs.example/static/',
    files,
    groups: { sections: [], others: '' },
  };
  const request = { id: 1, source, query: 'a', options: {} };
  await search({ data: request });
  expect(replies).toMatchObject([{ id: 1, failure: expect.stringContaining('abort') }]);

  timeout.mockRestore();
  requests.splice(0);
  void search({ data: request });
  expect(requests.map(({ cache }) => cache)).toEqual(['reload', 'reload', 'reload']);
});
