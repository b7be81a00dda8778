import { afterEach, expect, jest, test } from '@jest/globals';
import { hostOf, sourceOn } from '../../tests/support/search-index';
import { searchClient, type WorkerPort } from './client';
import type { SearchRequest } from './protocol';

afterEach(() => {
  jest.useRealTimers();
});

/** Workers that answer when the test says so. */
function workshop() {
  const ports: (WorkerPort & { asked: SearchRequest[]; isEnded: boolean })[] = [];
  const start = () => {
    const port = {
      asked: [] as SearchRequest[],
      isEnded: false,
      onmessage: null,
      onerror: null,
      postMessage: (request: SearchRequest) => void port.asked.push(request),
      terminate: () => {
        port.isEnded = true;
      },
    };
    ports.push(port);
    return port;
  };
  const answer = (reply: object) => {
    ports.at(-1)?.onmessage?.call({} as Worker, { data: reply } as MessageEvent);
  };
  const breakDown = () =>
    ports.at(-1)?.onerror?.call({} as Worker, new Event('error') as ErrorEvent);
  return { ports, start, answer, breakDown };
}

const A = { source: sourceOn(hostOf([])), query: 'a' };
const B = { ...A, query: 'b' };

const NOTHING = { query: 'a', words: [], pages: [], groups: [] };

test('no worker is started before the first question, and one answers them all', async () => {
  const { ports, start, answer } = workshop();
  const { ask } = searchClient(start);
  expect(ports).toHaveLength(0);
  const answers = [ask(A), ask(B)];
  expect(ports.map(({ asked }) => asked)).toEqual([
    [
      { id: 1, ...A },
      { id: 2, ...B },
    ],
  ]);
  // Answers may come in another order.
  answer({ id: 2, results: { ...NOTHING, query: 'b' } });
  answer({ id: 1, results: NOTHING });
  expect(await Promise.all(answers)).toMatchObject([{ query: 'a' }, { query: 'b' }]);
});

test('a worker that is started ahead answers the first question, unless it broke before', async () => {
  const { ports, start, answer, breakDown } = workshop();
  const { ask, prepare } = searchClient(start);
  prepare();
  breakDown();
  prepare();
  prepare();
  expect(ports.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  const found = ask(A);
  answer({ id: 1, results: NOTHING });
  await expect(found).resolves.toEqual(NOTHING);
  expect(ports).toHaveLength(2);
});

test('what is found before all is there is reported before the results', async () => {
  const { start, answer } = workshop();
  const firsts: unknown[] = [];
  const found = searchClient(start).ask(A, (results) => firsts.push(results));
  answer({ id: 1, results: NOTHING, isFirst: true });
  expect(firsts).toEqual([NOTHING]);
  answer({ id: 1, results: { ...NOTHING, query: 'b' } });
  await expect(found).resolves.toEqual({ ...NOTHING, query: 'b' });
});

test('a search fails with what the worker says', async () => {
  const { start, answer } = workshop();
  const found = searchClient(start).ask(A);
  answer({ id: 1, failure: 'Not found.' });
  await expect(found).rejects.toEqual(new Error('Not found.'));
});

test('a worker that breaks fails what was asked, and the next question starts another', async () => {
  const { ports, start, answer, breakDown } = workshop();
  const { ask } = searchClient(start);
  const questions = [ask(A), ask(B)];
  breakDown();
  for (const question of questions) {
    await expect(question).rejects.toThrow('The search could not be started.');
  }
  expect(ports[0]?.isEnded).toBe(true);
  const loaded = ask(A);
  answer({ id: 3, results: NOTHING });
  await expect(loaded).resolves.toEqual(NOTHING);
  expect(ports).toHaveLength(2);
});

test('an answer to a question that nobody asked is ignored', async () => {
  const { start, answer } = workshop();
  const found = searchClient(start).ask(A);
  answer({ id: 77, results: NOTHING });
  answer({ id: 1, results: NOTHING });
  await expect(found).resolves.toEqual(NOTHING);
});

test('a search that never answers fails in time, and the next try has a new worker', async () => {
  jest.useFakeTimers();
  const { ports, start, answer } = workshop();
  const { ask } = searchClient(start, 20);
  const loading = ask(A);
  answer({ id: 1, results: NOTHING });
  await loading;
  // What was answered has no limit.
  jest.advanceTimersByTime(21);
  expect(ports[0]?.isEnded).toBe(false);
  const found = ask(A);
  jest.advanceTimersByTime(21);
  await expect(found).rejects.toThrow('The search did not answer in 20 ms.');
  expect(ports[0]?.isEnded).toBe(true);
  const again = ask(A);
  answer({ id: 3, results: NOTHING });
  await again;
  expect(ports.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('the time limit of a question that has failed does not end the next worker', async () => {
  jest.useFakeTimers();
  const { ports, start, breakDown } = workshop();
  const { ask } = searchClient(start, 20);
  const failed = ask(A);
  breakDown();
  await expect(failed).rejects.toThrow('The search could not be started.');
  jest.advanceTimersByTime(10);
  void ask(A).catch(() => {});
  jest.advanceTimersByTime(11);
  expect(ports.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});
