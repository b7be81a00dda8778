import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fileReader } from './connection';

const answers: Response[] = [];

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    init?.signal?.throwIfAborted();
    return (
      answers.shift() ?? new Response('the file', { headers: { 'content-type': 'text/plain' } })
    );
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const read = fileReader((response) => response.text());

test('a file that is missing, or a page in its place, is an error, and the next call asks again', async () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };
  answers.push(new Response('', { status: 404 }), new Response('<title>Sign in</title>', html));
  await expect(read('/a.txt')).rejects.toThrow('404 /a.txt');
  await expect(read('/a.txt')).rejects.toThrow('200 /a.txt');
  expect(await read('/a.txt')).toBe('the file');
  expect(await read('/a.txt')).toBe('the file');
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a file that does not come in time is an error, and the next call asks again', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  await expect(read('/b.txt')).rejects.toThrow();
  timeout.mockRestore();
  expect(await read('/b.txt')).toBe('the file');
});
