import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { freePort, isListening } from '../serve/ports';

// What builds and the preview cost. Linux only: it reads /proc.

const TICKS_PER_SECOND = 100;
const POLL_MS = 50;
/** The folder that Next keeps from one run to the next. */
const CACHE = '.next';

/** Builds the site without any cache, and again. */
export async function measureBuilds() {
  const costs: Record<string, object> = {};
  await rm(CACHE, { recursive: true, force: true });
  for (const state of ['cold', 'warm']) {
    // `npm run build`, by the program of npm that has started the bench.
    const args = [process.env.npm_execpath ?? '', 'run', 'build'];
    const build = startMeasured(args, { SITE_OUT: '.tmp/bench-out' });
    costs[`build, ${state}`] = await build.ended;
  }
  return costs;
}

/** Measures how long a writer waits in the preview. */
export async function measurePreview(browser: Browser, saves: number) {
  const content = '.tmp/bench-preview';
  const file = `${content}/api/run.mdx`;
  const costs: Record<string, object> = {};
  await rm(content, { recursive: true, force: true });
  await cp('content', content, { recursive: true });
  await rm(CACHE, { recursive: true, force: true });
  for (const state of ['cold', 'warm']) {
    const port = await freePort();
    const url = `http://localhost:${port}/api/run`;
    const page = await browser.newPage();
    const next = ['node_modules/next/dist/bin/next', 'dev', '--hostname', 'localhost'];
    const server = startMeasured([...next, '--port', `${port}`], {
      NODE_ENV: 'development',
      SITE_CONTENT: content,
    });
    while (!(await isListening(port))) await delay(POLL_MS);
    await page.goto(url, { timeout: 120_000 });
    costs[`first page, ${state}`] = server.cost();
    const source = await readFile(file, 'utf8');
    const waits: number[] = [];
    for (let count = 0; count < saves; count++) {
      const text = `Saved ${count} times.`;
      const start = performance.now();
      await writeFile(file, `${source}\n${text}\n`);
      await page.waitForFunction((saved) => document.body.textContent?.includes(saved), text);
      waits.push((performance.now() - start) / 1000);
    }
    waits.sort((a, b) => a - b);
    costs[`saved change, ${state}`] = { seconds: waits[waits.length >> 1], slowest: waits.at(-1) };
    await writeFile(file, source);
    await page.close();
    await server.stop();
  }
  return costs;
}

/**
 * Starts Node in a separate session, by which its processes are found: a build does not wait for some of its
 * workers, so neither `time` nor the sums of their parents include them.
 */
function startMeasured(args: readonly string[], env: Record<string, string>) {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const session = child.pid ?? 0;
  const start = performance.now();
  const ticks = new Map<string, number>();
  const sample = () => {
    for (const [id, time] of timesIn(session)) ticks.set(id, time);
  };
  const sampling = setInterval(sample, POLL_MS);
  const cost = () => {
    const sum = [...ticks.values()].reduce((total, time) => total + time, 0);
    return { seconds: (performance.now() - start) / 1000, cpu: sum / TICKS_PER_SECOND };
  };
  const ended = new Promise<ReturnType<typeof cost>>((resolve, reject) => {
    child.once('exit', (code, signal) => {
      clearInterval(sampling);
      if (code === 0 || signal) resolve(cost());
      else reject(new Error(`${args.join(' ')} ended with code ${code}.`));
    });
  });
  return {
    cost,
    ended,
    stop() {
      process.kill(-session);
      return ended;
    },
  };
}

/** Returns the CPU time of each process of a session. */
function timesIn(session: number) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((id): [string, number][] => {
      try {
        // After the name of the process, which may contain spaces.
        const stat = readFileSync(`/proc/${id}/stat`, 'latin1')
          .replace(/^.*\) /s, '')
          .split(' ');
        return Number(stat[3]) === session ? [[id, Number(stat[11]) + Number(stat[12])]] : [];
      } catch {
        // It has ended since it was listed.
        return [];
      }
    });
}
