import { afterEach, expect, jest, test } from '@jest/globals';
import { SOURCE } from '../../tests/support/search-index';
import { searchClient, type WorkerPort } from './client';
import { OutdatedEngine, type SearchRequest } from './search-engine';

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

const NOTHING = { query: 'a', words: [], pages: [], groups: [] };

test('no worker is started before the first question, and one answers them all', async () => {
  const { ports, start, answer } = workshop();
  const client = searchClient(start);
  expect(ports).toHaveLength(0);
  const loaded = client.load(SOURCE);
  const found = client.search('a');
  expect(ports.map(({ asked }) => asked)).toMatchObject([
    [
      { type: 'load', source: SOURCE },
      { type: 'search', query: 'a' },
    ],
  ]);
  // Answers may come in another order.
  answer({ type: 'result', id: 2, results: NOTHING });
  answer({ type: 'loaded', id: 1 });
  await expect(loaded).resolves.toBeUndefined();
  await expect(found).resolves.toEqual(NOTHING);
});

test('what is found before all is there is reported before the results', async () => {
  const { start, answer } = workshop();
  const firsts: unknown[] = [];
  const found = searchClient(start).search('a', {}, (results) => firsts.push(results));
  answer({ type: 'first', id: 1, results: NOTHING });
  expect(firsts).toEqual([NOTHING]);
  answer({ type: 'result', id: 1, results: { ...NOTHING, query: 'b' } });
  await expect(found).resolves.toEqual({ ...NOTHING, query: 'b' });
});

test('a failure says whether the engine is outdated', async () => {
  const { start, answer } = workshop();
  const client = searchClient(start);
  const questions = [client.load(SOURCE), client.search('a')];
  answer({ type: 'failed', id: 1, message: 'Engine 3.', isOutdated: true });
  answer({ type: 'failed', id: 2, message: 'Not found.', isOutdated: false });
  await expect(questions[0]).rejects.toEqual(new OutdatedEngine('Engine 3.'));
  await expect(questions[0]).rejects.toBeInstanceOf(OutdatedEngine);
  await expect(questions[1]).rejects.toEqual(new Error('Not found.'));
  await expect(questions[1]).rejects.not.toBeInstanceOf(OutdatedEngine);
});

test('a worker that breaks fails what was asked, and the next question starts another', async () => {
  const { ports, start, answer, breakDown } = workshop();
  const client = searchClient(start);
  const questions = [client.load(SOURCE), client.search('a')];
  breakDown();
  for (const question of questions) {
    await expect(question).rejects.toThrow('The search could not be started.');
  }
  expect(ports[0]?.isEnded).toBe(true);
  const loaded = client.load(SOURCE);
  answer({ type: 'loaded', id: 3 });
  await expect(loaded).resolves.toBeUndefined();
  expect(ports).toHaveLength(2);
});

test('an answer to a question that nobody asked is ignored', async () => {
  const { start, answer } = workshop();
  const found = searchClient(start).search('a');
  answer({ type: 'loaded', id: 77 });
  answer({ type: 'result', id: 1, results: NOTHING });
  await expect(found).resolves.toEqual(NOTHING);
});

test('a search that never answers fails in time, and the next try has a new worker', async () => {
  jest.useFakeTimers();
  const { ports, start, answer } = workshop();
  const client = searchClient(start, 20);
  const loading = client.load(SOURCE);
  answer({ type: 'loaded', id: 1 });
  await loading;
  // What was answered has no limit.
  jest.advanceTimersByTime(21);
  expect(ports[0]?.isEnded).toBe(false);
  const found = client.search('a');
  jest.advanceTimersByTime(21);
  await expect(found).rejects.toThrow('The search did not answer in 20 ms.');
  expect(ports[0]?.isEnded).toBe(true);
  const again = client.load(SOURCE);
  answer({ type: 'loaded', id: 3 });
  await again;
  expect(ports.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});

test('the time limit of a question that has failed does not end the next worker', async () => {
  jest.useFakeTimers();
  const { ports, start, breakDown } = workshop();
  const client = searchClient(start, 20);
  const failed = client.load(SOURCE);
  breakDown();
  await expect(failed).rejects.toThrow('The search could not be started.');
  jest.advanceTimersByTime(10);
  void client.load(SOURCE).catch(() => {});
  jest.advanceTimersByTime(11);
  expect(ports.map(({ isEnded }) => isEnded)).toEqual([true, false]);
});
