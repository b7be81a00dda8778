import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { compress } from '../../lib/export/compress';
import { hashesOf } from '../../lib/export/manifest';
import { filesUnder } from '../../lib/files/list-files';
import { listenAnywhere } from '../serve/ports';
import { createStaticServer } from '../serve/static-server';

/** A phone four times slower than this machine, on a slow 4G connection. */
export const SLOW = {
  cpu: 4,
  network: { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 },
};

export type Speed = typeof SLOW;

/** Slows a page down. Without a speed, it stays as fast as this machine. */
export async function emulate(page: Page, speed?: Speed) {
  const session = await page.context().newCDPSession(page);
  if (speed) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', speed.network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: speed.cpu });
  }
  return session;
}

/** Copies a site and compresses its files, as those of all compared sites are. Returns the folder. */
export async function compressedCopy(name: string, folder: string) {
  const root = join('.tmp/bench-sites', name);
  await rm(root, { recursive: true, force: true });
  await cp(folder, root, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) });
  await compress(root, await hashesOf(root, filesUnder(root)));
  return root;
}

/** Serves a folder whose files have their compressed forms beside them. */
export async function serveFolder(root: string) {
  const server = createStaticServer({ root, host: 'clean', cacheControl: 'max-age=600' });
  const origin = await listenAnywhere(server);
  return {
    /** Generators differ in the spelling of URLs: `/api/run`, `/api/run/`, `/api/loadapp/`. */
    async urlOf(path: string) {
      for (const spelling of [path, `${path}/`, path.toLowerCase(), `${path.toLowerCase()}/`]) {
        if ((await fetch(origin + spelling, { method: 'HEAD' })).ok) return origin + spelling;
      }
      throw new Error(`${root} has no page ${path}.`);
    },
    close: () => void server.close(),
  };
}

/** Returns the median of each figure. */
export function medians(rounds: readonly Record<string, number>[]) {
  const names = Object.keys(rounds[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(rounds.map((round) => round[name] ?? 0))]),
  );
}

function median(values: readonly number[]) {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}
