import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { packEdits } from '@/lib/playground/address';
import { readChallenge, readScenario } from '@/lib/playground/read-scenarios';
import { initialChoices } from '@/lib/playground/scenario';
import { createRun, type RunProps } from './run';

const cache = readScenario('cache');
const first = initialChoices(cache);

let addresses: string[] = [];

beforeEach(() => {
  addresses = [];
  const location = { origin: 'https://docs.example', pathname: '/a', search: '?x=1', hash: '#b' };
  const history = { replaceState: (...[, , url]: string[]) => addresses.push(url ?? '') };
  Object.assign(globalThis, { window: { location, history } });
});

const runs: ReturnType<typeof createRun>[] = [];

function startRun(props: RunProps) {
  const run = createRun(props);
  runs.push(run);
  return run;
}

afterEach(() => {
  for (const run of runs.splice(0)) run.close();
});

async function packed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

test('what is chosen runs at once, and the URL names it', async () => {
  const run = startRun({ scenario: cache, id: 'cache', choices: first, edits: {} });
  expect(run.restart({ choices: { cache: 'off' } })).toBe(1);
  expect(run.get()).toMatchObject({ number: 1, status: 'loading', choices: { cache: 'off' } });
  await packed();
  expect(addresses).toEqual(['https://docs.example/a?x=1&playground=cache&playground.cache=off#b']);
});

test('a run that is closed before its code is packed leaves the URL to what came after it', async () => {
  const run = startRun({ scenario: cache, id: 'cache', choices: first, edits: {} });
  run.restart({ choices: { cache: 'off' } });
  run.close();
  await packed();
  expect(addresses).toEqual([]);
});

test('a run of what was there at first leaves the URL as it is', async () => {
  const run = startRun({ scenario: cache, id: 'cache', choices: first, edits: {} });
  run.restart();
  await packed();
  expect(addresses).toEqual([]);
});

test('what is written runs after a pause, and what is taken back is no change', () => {
  const run = startRun({ scenario: cache, id: 'cache', choices: first, edits: {} });
  run.write('host.js', 'changed');
  expect(run.get()).toMatchObject({ number: 0, edits: { 'host.js': 'changed' }, startEdits: {} });
  run.write('host.js', cache.files['host.js']?.text ?? '');
  expect(run.get().edits).toEqual({});
});

test('somebody else’s code waits for Run, also when something is typed into it', () => {
  jest.useFakeTimers();
  const edits = { 'host.js': 'foreign' };
  const props = { scenario: cache, id: 'cache', choices: first, edits };
  const run = startRun({ ...props, isForeign: true });
  run.write('host.js', 'foreign ');
  jest.advanceTimersByTime(5000);
  expect(run.get()).toMatchObject({ number: 0, status: 'waiting' });
  run.restart();
  expect(run.get()).toMatchObject({ status: 'loading', startEdits: { 'host.js': 'foreign ' } });
  jest.useRealTimers();
});

test('what is typed into somebody else’s code is in the URL, where this browser has saved other code', async () => {
  const saved = JSON.stringify({ choices: first, edits: { 'host.js': 'mine' } });
  Object.assign(window, { localStorage: { getItem: () => saved } });
  const edits = { 'host.js': 'foreign' };
  const props = { scenario: cache, id: 'cache', choices: first, edits };
  const run = startRun({ ...props, isForeign: true });
  run.write('host.js', 'foreign, typed');
  const code = await packEdits({ 'host.js': 'foreign, typed' });
  for (let time = 0; time < 50 && addresses.length === 0; time++) await packed();
  expect(addresses.map((url) => new URL(url).searchParams.get('playground.code'))).toEqual([code]);
});

test('what is chosen while the page of a link loads leaves the URL to the link', async () => {
  Object.assign(window, { navigation: { transition: {} } });
  const run = startRun({ scenario: cache, id: 'cache', choices: first, edits: {} });
  run.restart({ choices: { cache: 'off' } });
  await packed();
  expect(addresses).toEqual([]);
});

test('the URL of a challenge leads to its heading, and is not changed', async () => {
  const scenario = readChallenge('make-it-mount');
  const run = startRun({ scenario, id: 'make-it-mount', choices: {}, edits: {} });
  expect(run.address()).toBe('https://docs.example/a#make-it-mount');
  run.restart({ edits: { 'host.js': '' } });
  await packed();
  expect(addresses).toEqual([]);
});

test('a frame that loads again has left its page, and one without its files has not loaded', async () => {
  const frame = { contentWindow: {} } as HTMLIFrameElement;
  const run = startRun({ scenario: cache, id: 'cache', choices: first, edits: {} });
  await run.begin(frame);
  expect(run.get()).toMatchObject({ status: 'not loaded' });
  run.restart();
  expect(run.get().status).toBe('loading');
  void run.begin(frame);
  await run.begin(frame);
  expect(run.get()).toMatchObject({ status: 'left its page' });
});

test('a stage that does not load ends the run', () => {
  jest.useFakeTimers();
  const run = startRun({ scenario: cache, id: 'cache', choices: first, edits: {} });
  jest.advanceTimersByTime(19_000);
  expect(run.get().status).toBe('loading');
  jest.advanceTimersByTime(1000);
  expect(run.get()).toMatchObject({ status: 'not loaded' });
  run.restart();
  jest.advanceTimersByTime(20_000);
  expect(run.get()).toMatchObject({ number: 1, status: 'not loaded' });
  jest.useRealTimers();
});
