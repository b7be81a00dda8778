import type { Browser, CDPSession, Page } from '@playwright/test';

// What it costs to load a page: bytes, requests, work of the page's thread.

export type TraceEvent = {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args: { elementCount?: number };
};

/** A phone four times slower than this machine, on a slow 4G line. */
export const SLOW = {
  cpu: 4,
  line: { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 1e5 },
};

export type Speed = typeof SLOW;

/** So long after the load event the page's thread is still measured. */
const SETTLE_MS = 2000;
const LONG_TASK_MS = 50;
/** With "toplevel" each task would be told twice: once more as a task of the scheduler. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];
/** Events in which scripts are compiled or run; some of them stand in others. */
const SCRIPTING =
  /^(EvaluateScript|v8\.(compile|compileModule|evaluateModule)|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch)$/;

/** Slows a page down; without a speed it stays as fast as this machine. */
export async function emulate(page: Page, speed?: Speed) {
  const session = await page.context().newCDPSession(page);
  if (speed) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', speed.line);
    await session.send('Emulation.setCPUThrottlingRate', { rate: speed.cpu });
  }
  return session;
}

/**
 * Loads a page in a new context, lets it come to rest, then moves the pointer and scrolls to its end, as
 * nearly every reader does. Both are traced, and all that is transferred counts.
 */
export async function measureLoad(browser: Browser, url: string, speed?: Speed) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await emulate(page, speed);
  const endTrace = await startTrace(session, CATEGORIES);
  const requests = countRequests(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const events = await endTrace();
  // A picture in view belongs to the page, whether it comes before the load event or just after it.
  const loaded = await requests(({ type, isLate }) => !isLate || type === 'image');
  const nodes = await page.evaluate(countNodes);

  const endReading = await startTrace(session, CATEGORIES);
  await read(page);
  const reading = mainThread(await endReading());
  const all = await requests();
  await context.close();
  const load = mainThread(events);
  return {
    ...loaded,
    bytesAfter: all.bytes - loaded.bytes,
    nodes,
    ...load,
    reading: reading.mainThread,
    visit: load.mainThread + reading.mainThread,
    scripting: load.scripting + reading.scripting,
    readingElements: reading.recalculatedElements,
  };
}

/** What a reader does who only reads. */
async function read(page: Page) {
  for (const x of [300, 500, 700]) await page.mouse.move(x, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(SETTLE_MS);
}

/** Traces what a browser does; the returned function ends it and gives what happened. */
export async function startTrace(session: CDPSession, categories: string[]) {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: categories },
    transferMode: 'ReportEvents',
  });
  return async () => {
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    return events;
  };
}

/** Counts what a page requests; the returned function gives the sums until now. */
export function countRequests(page: Page) {
  const ended: Promise<{ type: string; bytes: number; isLate: boolean }>[] = [];
  let isLate = false;
  page.on('load', () => {
    isLate = true;
  });
  page.on('requestfinished', (request) => {
    const kind = { type: request.resourceType(), isLate };
    ended.push(
      request.sizes().then(
        ({ responseBodySize, responseHeadersSize }) => ({
          ...kind,
          bytes: responseBodySize + responseHeadersSize,
        }),
        // The page was closed meanwhile.
        () => ({ ...kind, bytes: 0 }),
      ),
    );
  });
  return async (
    isCounted: (request: { type: string; isLate: boolean }) => boolean = () => true,
  ) => {
    const finished = (await Promise.all(ended)).filter(isCounted);
    const sum = (types: string) =>
      finished
        .filter(({ type }) => types.includes(type))
        .reduce((total, { bytes }) => total + bytes, 0);
    return {
      requests: finished.length,
      bytes: finished.reduce((total, { bytes }) => total + bytes, 0),
      html: sum('document'),
      scripts: sum('script'),
      styles: sum('stylesheet'),
    };
  };
}

/** Runs in the page. */
function countNodes() {
  const nodes = document.createNodeIterator(document);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  return count;
}

function mainThread(events: readonly TraceEvent[]) {
  // Only the thread of a page calculates styles; an empty page may have been there before.
  const threads = events.filter(({ name }) => name === 'UpdateLayoutTree').map(threadOf);
  const count = (thread: string) => threads.filter((one) => one === thread).length;
  const [busiest] = [...new Set(threads)].sort((a, b) => count(b) - count(a));
  const own = events.filter((event) => threadOf(event) === busiest);
  const tasks = own.filter(({ name, ph }) => ph === 'X' && name === 'RunTask');
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0;
  const blocking = tasks
    .filter(({ ts }) => ts >= paint)
    .map(({ dur = 0 }) => Math.max(0, dur / 1000 - LONG_TASK_MS));
  const recalculations = own
    .filter(({ name, ph }) => name === 'UpdateLayoutTree' && ph === 'X')
    .map(({ args }) => args.elementCount ?? 0);
  return {
    mainThread: Math.round(sumOf(tasks.map(({ tdur = 0 }) => tdur / 1000))),
    blocking: Math.round(sumOf(blocking)),
    recalculatedElements: sumOf(recalculations),
    scripting: Math.round(
      outermost(own.filter(({ name, ph }) => ph === 'X' && SCRIPTING.test(name))),
    ),
  };
}

/** The time of events, of which some lie within others. */
function outermost(events: TraceEvent[]) {
  let end = 0;
  return sumOf(
    [...events]
      .sort((a, b) => a.ts - b.ts)
      .map(({ ts, dur = 0, tdur = 0 }) => {
        if (ts < end) return 0;
        end = ts + dur;
        return tdur / 1000;
      }),
  );
}

function threadOf({ pid, tid }: TraceEvent) {
  return `${pid} ${tid}`;
}

function sumOf(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
