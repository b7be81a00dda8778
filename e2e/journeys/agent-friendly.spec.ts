import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { computeScore, runChecks } from 'afdocs';
import { address } from '../support/servers.mjs';
import { skipWithout } from '../support/skip-without';
import { isInstalled, serveBy, webServers } from '../support/web-servers';

// The checks of the Agent-Friendly Documentation Spec: on every page behind our configuration, and on a few without.

/** The points of 100 that a site gets for so many of its pages, and the checks that it fails. */
async function rated(url: string, pages: number) {
  const report = await runChecks(url, {
    canonicalOrigin: 'https://www.garfishjs.org',
    samplingStrategy: 'deterministic',
    maxLinksToTest: pages,
    requestDelay: 0,
    maxConcurrency: 20,
  });
  const failed = report.results.filter(({ status }) => status === 'fail').map(({ id }) => id);
  return { points: computeScore(report).overall, failed };
}

const [nginx] = webServers('');
if (!nginx) throw new Error('There is no configuration for nginx.');

test.describe('behind our configuration of nginx', () => {
  skipWithout('nginx', isInstalled(nginx));

  test('agents find, read and trust the documentation', async () => {
    const { origin, close } = await serveBy(nginx, resolve('out'));
    const { points, failed } = await rated(origin, 200);
    await close();
    // It takes links of headings, notes of types and other package managers for text that Markdown lacks;
    // page-markdown.spec.ts compares the words.
    expect(failed.filter((check) => check !== 'markdown-content-parity')).toEqual([]);
    expect(points).toBeGreaterThanOrEqual(95);
  });
});

test('on a host without any configuration it is still good', async () => {
  const { points } = await rated(address('clean', ''), 20);
  expect(points).toBeGreaterThanOrEqual(85);
});
