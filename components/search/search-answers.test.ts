import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createStore } from '@/lib/browser/store';
import type { SearchResults } from '@/lib/search/types';
import { searchIn } from './search-answers';
import type { IndexState, SiteIndex } from './site-index';

type Question = { query: string; options: object; answer: (results?: SearchResults) => void };

let state: ReturnType<typeof createStore<IndexState>>;
let questions: Question[];
let changes: number;
let answers: ReturnType<typeof searchIn>;
let reportFirst: ((results: SearchResults) => void) | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  state = createStore<IndexState>('inited');
  [questions, changes, reportFirst] = [[], 0, undefined];
  const find: SiteIndex['find'] = (query, options, onFirst) => {
    reportFirst = onFirst;
    return new Promise((answer) => {
      questions.push({ query, options, answer });
    });
  };
  answers = searchIn({ state, find, retry: () => state.set('initing') }, () => {
    changes += 1;
  });
});

afterEach(() => {
  answers.end();
  jest.useRealTimers();
});

test('a query is searched for 150 ms after its last key, one from before at once', () => {
  answers.type('a');
  jest.advanceTimersByTime(149);
  answers.type('ab');
  jest.advanceTimersByTime(149);
  expect(questions).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(asked()).toEqual(['ab']);
  answers.type('abc', 0);
  jest.advanceTimersByTime(0);
  expect(asked()).toEqual(['ab', 'abc']);
});

test('an answer counts only for what is typed by then; until one comes, the earlier rows are stale', async () => {
  await answer('run', resultsOf('run'));
  expect(answers.get()).toMatchObject({ isLoading: false, isStale: false });
  answers.type('route');
  jest.advanceTimersByTime(150);
  answers.type('router');
  jest.advanceTimersByTime(150);
  questions[1]?.answer(resultsOf('route'));
  await settle();
  expect(answers.get()).toMatchObject({ results: resultsOf('run'), isStale: true });
  questions[2]?.answer(resultsOf('router'));
  await settle();
  expect(answers.get()).toMatchObject({ results: resultsOf('router'), isStale: false });
});

test('first results show while others are still to come', () => {
  answers.type('run', 0);
  jest.advanceTimersByTime(0);
  reportFirst?.(resultsOf('run'));
  expect(answers.get()).toMatchObject({
    results: resultsOf('run'),
    isLoading: true,
    isStale: true,
  });
});

test('all pages are asked for until something else is typed', async () => {
  await answer('run', resultsOf('run'));
  answers.showAll();
  answers.type('router', 0);
  jest.advanceTimersByTime(0);
  expect(questions.map(({ options }) => options)).toEqual([
    { show: 'first' },
    { show: 'all' },
    { show: 'first' },
  ]);
});

test('nothing is found for nothing', async () => {
  await answer('run', resultsOf('run'));
  answers.type('');
  jest.advanceTimersByTime(1000);
  expect(asked()).toEqual(['run']);
  expect(answers.get()).toMatchObject({ results: undefined, isLoading: false });
  answers.type('r');
  expect(answers.get().isLoading).toBe(true);
});

test('where the index fails there are no results, and the query is asked again with the next try', async () => {
  await answer('run', resultsOf('run'));
  state.set('failed');
  expect(answers.get()).toMatchObject({ results: undefined, isLoading: false });
  const before = changes;
  state.set('initing');
  expect(asked()).toEqual(['run', 'run']);
  questions[1]?.answer(resultsOf('run'));
  await settle();
  expect(changes).toBe(before + 1);
  expect(answers.get()).toMatchObject({ results: resultsOf('run') });
});

test('what comes after the end changes nothing', async () => {
  answers.type('run', 0);
  jest.advanceTimersByTime(0);
  answers.end();
  const before = changes;
  questions[0]?.answer(resultsOf('run'));
  await settle();
  state.set('failed');
  expect(changes).toBe(before);
});

function asked(): string[] {
  return questions.map(({ query }) => query);
}

async function answer(query: string, results: SearchResults): Promise<void> {
  answers.type(query, 0);
  jest.advanceTimersByTime(0);
  questions.at(-1)?.answer(results);
  await settle();
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

function resultsOf(query: string): SearchResults {
  return { query, words: [query], pages: [], groups: [] };
}
