import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { expect, test } from '@playwright/test';

// The server for assistants, as the official client runs it: alone in a folder, without packages.

const text = (result: object) => (result as { content: { text: string }[] }).content[0]?.text ?? '';

test('an assistant searches and reads the documentation without a connection', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mcp-server-'));
  const file = join(folder, 'garfish-docs.mjs');
  copyFileSync('out/mcp/garfish-docs.mjs', file);
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [file] }));
  const call = (name: string, given: Record<string, unknown>) =>
    client.callTool({ name, arguments: given });

  expect(client.getServerVersion()).toMatchObject({ name: 'garfish-docs', title: 'Garfish' });
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read', 'explain_error', 'signature']);

  expect(text(await call('search', { query: 'redirect guests to sign in' }))).toContain(
    '/guide/tasks/sign-in',
  );
  expect(text(await call('read', { path: '/api/loadApp' }))).toContain('# Garfish.loadApp');
  const message = 'Error: [Garfish error]: "provider" is "undefined".';
  expect(text(await call('explain_error', { message }))).toContain('Garfish has waited');
  expect(text(await call('signature', { name: 'preloadApp' }))).toContain('(appName: string)');
  expect(await call('read', { path: '/nope' })).toMatchObject({ isError: true });
  await client.close();
  rmSync(folder, { recursive: true });
});
