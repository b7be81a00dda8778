import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { serve } from './server.mjs';

const PAGES = {
  '/api/run.md': `> From.\n\n# Garfish.run\n\nStarts the host.\n\n## Options\n\n${'Long. '.repeat(4000)}`,
  '/guide/index.md': '# Guide\n\nA sandbox keeps apps apart.\n\n```sh\n# comment\n```\n',
  '/issues/errors/load-failed.md':
    '# `load "<url>" error with status` or `load failed`\n\nThe server answers with an error.\n',
  '/issues/errors/no-provider.md': '# `"provider" is "undefined".`\n\nExport a provider.\n',
};

const entry = (name: string, signature: string | null) => ({
  name,
  kind: 'method',
  summary: `About ${name}.`,
  signature,
  address: `https://docs.example.com/${name}`,
});

/** What the server answers to some lines. */
async function answers(...lines: (object | string)[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const entries = [entry('Garfish.run', 'run(): void'), entry('cache', null)];
  serve({ title: 'Docs', pages: PAGES, entries }, input, output);
  const texts = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  input.end(`${texts.join('\n')}\n`);
  await new Promise((done) => setImmediate(done));
  return String(output.read() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

async function call(name: string, given: object) {
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
  const [known, unknown] = await answers(hello('2025-06-18'), hello('1999-01-01'));
  expect(known).toMatchObject({ id: 7, result: { protocolVersion: '2025-06-18' } });
  expect(unknown.result).toMatchObject({
    protocolVersion: '2025-11-25',
    serverInfo: { name: 'garfish-docs', title: 'Docs' },
  });
});

test('what is no message, or an unknown one, gets an error, and a notification nothing', async () => {
  expect(
    await answers(
      'not JSON',
      '',
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'resources/list' },
      { jsonrpc: '2.0', id: 3, method: 'ping' },
    ),
  ).toMatchObject([
    { id: null, error: { code: -32700 } },
    { id: 2, error: { code: -32601 } },
    { id: 3, result: {} },
  ]);
  expect(await call('nope', {})).toMatchObject({ code: -32602 });
  expect(await call('read', {})).toEqual({ isError: true, text: '"path" must be a string.' });
});

test.each([
  '/api/run',
  'api/run.md',
  'https://docs.example.com/api/run.html#options',
  '/guide/',
  '/guide',
])('it reads %s', async (path) => {
  const { isError, text } = await call('read', { path });
  expect(isError).toBe(false);
  expect(text).toContain(path.includes('guide') ? '# Guide' : '# Garfish.run');
});

test('a long page comes in parts', async () => {
  const first = await call('read', { path: '/api/run' });
  expect(first.text).toMatch(/\[Read on with offset 20000\]$/);
  const rest = await call('read', { path: '/api/run', offset: 20000 });
  expect(first.text.slice(0, 20000) + rest.text).toBe(PAGES['/api/run.md']);
});

test('for a page that is not there it names others', async () => {
  expect(await call('read', { path: '/guide/sandbox' })).toEqual({
    isError: true,
    text: 'There is no page "/guide/sandbox". Near it: /guide/index.md',
  });
});

test('it finds sections, and takes no comment for a heading', async () => {
  const { text } = await call('search', { query: 'one app in sandbox' });
  expect(text).toBe(
    '## Guide\n\nPage: /guide/index.md\n\nA sandbox keeps apps apart.\n\n```sh\n# comment\n```',
  );
  expect((await call('search', { query: 'quetzal' })).text).toBe(
    'Nothing was found for "quetzal".',
  );
});

test.each([
  ['Uncaught Error: load "http://x/app.js" error with status 502', 'The server answers'],
  ['[Garfish]: load failed', 'The server answers'],
  ['provider is undefined', 'Export a provider.'],
])('it explains %s', async (message, text) => {
  expect((await call('explain_error', { message })).text).toContain(text);
});

test('it explains no error that it does not know', async () => {
  expect(await call('explain_error', { message: 'Segmentation fault' })).toMatchObject({
    isError: true,
  });
});

test('it tells how a name is called', async () => {
  expect((await call('signature', { name: 'RUN()' })).text).toBe(
    'method Garfish.run\nrun(): void\nAbout Garfish.run.\nhttps://docs.example.com/Garfish.run',
  );
  expect((await call('signature', { name: 'cache' })).text).not.toContain('null');
  expect((await call('signature', { name: 'nope' })).isError).toBe(true);
});
