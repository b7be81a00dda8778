import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { serve } from './server';
import { toolOf } from './tools';

const echo = toolOf({
  description: 'Says what was said.',
  needs: ['text', 'Anything'],
  run: async (text, { times = 1 }) => text.repeat(Number(times)),
});

/** What the server answers to some lines. */
async function answers(...lines: (object | string)[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  serve('Docs', { echo }, input, output);
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  input.end(`${texts.join('\n')}\n`);
  await setImmediate();
  return String(output.read() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

async function call(name: string, given?: object) {
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
  const [{ result, error }] = await answers({ ...message, params: { name, arguments: given } });
  return error ?? { isError: result.isError, text: result.content[0].text };
}

test('it says what it is, and knows the version that the client speaks', async () => {
  const hello = (protocolVersion: string) => ({
    jsonrpc: '2.0',
    id: 7,
    method: 'initialize',
    params: { protocolVersion },
  });
  const [known] = await answers(hello('2025-06-18'));
  expect(known).toMatchObject({ id: 7, result: { protocolVersion: '2025-06-18' } });
  const [unknown] = await answers(hello('1999-01-01'));
  expect(unknown.result).toMatchObject({
    protocolVersion: '2025-11-25',
    serverInfo: { name: 'garfish-docs', title: 'Docs' },
  });
});

test('it lists its tools with what they need', async () => {
  const [{ result }] = await answers({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  expect(result.tools).toEqual([
    {
      name: 'echo',
      description: 'Says what was said.',
      inputSchema: {
        type: 'object',
        properties: { text: { type: 'string', description: 'Anything' } },
        required: ['text'],
      },
      annotations: { readOnlyHint: true },
    },
  ]);
});

test('a tool answers, or says what is wrong', async () => {
  expect(await call('echo', { text: 'ho', times: 2 })).toEqual({ isError: false, text: 'hoho' });
  for (const given of [undefined, {}, { text: ' ' }, { text: 1 }]) {
    expect(await call('echo', given)).toEqual({ isError: true, text: '"text" must be a string.' });
  }
  for (const name of ['nope', 'toString']) {
    expect(await call(name, {})).toMatchObject({ code: -32602 });
  }
});

test('what is no message, or an unknown one, gets an error, and a notification nothing', async () => {
  const all = await answers(
    'not JSON',
    '',
    { jsonrpc: '2.0', method: 'notifications/initialized' },
    { jsonrpc: '2.0', id: 2, method: 'resources/list' },
    { jsonrpc: '2.0', id: 3, method: 'ping' },
  );
  expect(all).toMatchObject([
    { id: null, error: { code: -32700 } },
    { id: 2, error: { code: -32601 } },
    { id: 3, result: {} },
  ]);
});

test('a batch gets its answers in one list, without those of its notifications', async () => {
  const ping = (id: number) => ({ jsonrpc: '2.0', id, method: 'ping' });
  const notification = { jsonrpc: '2.0', method: 'notifications/initialized' };
  expect(await answers([ping(1), notification, ping(2)], [notification])).toMatchObject([
    [{ id: 1 }, { id: 2 }],
  ]);
});

test.each([null, 1, 'text', [], { name: { toString: 1 } }])(
  'with %j as parameters, it goes on answering',
  async (params) => {
    const all = await answers(
      ...['initialize', 'tools/call', 'ping'].map((method, id) => ({ id, method, params })),
    );
    expect(all).toMatchObject([
      { id: 0, result: { protocolVersion: '2025-11-25' } },
      { id: 1, error: { code: -32602 } },
      { id: 2, result: {} },
    ]);
    expect(await answers({ id: 3, method: params })).toMatchObject([
      { id: 3, error: { code: -32601 } },
    ]);
  },
);
