import type { MessagePort as NodePort } from 'node:worker_threads';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { connectStage } from './connect-stage';
import type { StartMessage } from './stage-messages';

const START = { type: 'start' } as StartMessage;

function connect() {
  const said: unknown[] = [];
  const stops: string[] = [];
  let stage: MessagePort | undefined;
  const postMessage = (_: unknown, __: unknown, [port]: MessagePort[] = []) => {
    stage ??= port;
  };
  const connection = connectStage({ postMessage } as unknown as Window, START, {
    height: (height) => said.push(height),
    events: (events) => said.push(events.map(({ name }) => name)),
    stop: (reason) => stops.push(reason),
  });
  open.push(connection.close, () => stage?.close());
  return { said, stops, connection, stage: stage as unknown as NodePort };
}

let open: (() => void)[] = [];

beforeEach(() => {
  Object.assign(globalThis, { document: { hidden: false } });
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});

afterEach(() => {
  for (const close of open) close();
  open = [];
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'document');
});

async function arrive(turns = 20) {
  for (let turn = 0; turn < turns; turn++) await new Promise((next) => setImmediate(next));
}

function tell(stage: NodePort, name: string) {
  const event = { kind: 'hook', app: 'cart', name, detail: '', time: 1 };
  stage.postMessage({ type: 'event', event });
}

test('messages of the known form arrive, events together, and none after the line is closed', async () => {
  const { said, stage, connection } = connect();
  stage.postMessage('nonsense');
  stage.postMessage({ type: 'height', height: 400 });
  tell(stage, 'beforeLoad');
  tell(stage, 'afterLoad');
  await arrive();
  expect(said).toEqual([400]);
  jest.advanceTimersByTime(100);
  expect(said).toEqual([400, ['beforeLoad', 'afterLoad']]);
  tell(stage, 'beforeMount');
  await arrive();
  connection.close();
  expect(said.slice(2)).toEqual([['beforeMount']]);
  tell(stage, 'afterMount');
  await arrive();
  jest.advanceTimersByTime(1000);
  expect(said).toHaveLength(3);
});

test('a stage that is silent for three seconds is stopped once', () => {
  const { stops } = connect();
  jest.advanceTimersByTime(3000);
  expect(stops).toEqual([]);
  jest.advanceTimersByTime(10_000);
  expect(stops).toEqual(['no answer']);
});

test('a stage that answers, even often, is not stopped, nor one that nobody sees', async () => {
  const { stops, stage } = connect();
  for (let second = 0; second < 5; second++) {
    for (let count = 0; count < 200; count++) stage.postMessage({ type: 'pong' });
    await arrive(50);
    jest.advanceTimersByTime(1000);
  }
  Object.assign(document, { hidden: true });
  jest.advanceTimersByTime(60_000);
  expect(stops).toEqual([]);
});

test('a stage that sends too much is stopped, and the rest is not read', async () => {
  const { said, stops, stage } = connect();
  for (let count = 0; count < 2000; count++) tell(stage, `${count}`);
  await arrive(200);
  expect(stops).toEqual(['too many messages']);
  // What was said until then is shown.
  expect(said.flat()).toHaveLength(300);
});
