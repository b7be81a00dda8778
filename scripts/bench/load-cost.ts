import type { Browser, CDPSession, Page } from '@playwright/test';
import { emulate, type Speed } from './shared';

// What it costs to load a page: bytes, requests, work of the page's thread.

type TraceEvent = {
  name: string;
  ph: string;
  tid: number;
  pid: number;
  tdur?: number;
  args: { elementCount?: number; beginData?: { frame?: string } };
};

/** The time during which the page's thread is measured after the load event, and after scrolling. */
const SETTLE_MS = 2000;
/** With "toplevel", each task would be reported twice: once more as a task of the scheduler. */
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline'];

/**
 * Loads a page in a new context, waits until it is idle, then moves the pointer and scrolls, as nearly every
 * visitor does. Both are traced, and all that is transferred counts.
 */
export async function measureLoad(browser: Browser, url: string, speed?: Speed) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await emulate(page, speed);
  const requests = countRequests(page);
  const endTrace = await startTrace(session, CATEGORIES);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLE_MS);
  const loadEvents = await endTrace();
  const { frameTree } = await session.send('Page.getFrameTree');
  const threads = threadsOf(loadEvents, frameTree.frame.id);
  const load = threadCost(loadEvents, threads);
  // An image in view belongs to the page, whether it is loaded before the load event or just after it.
  const loaded = await requests(({ type, isLate }) => !isLate || type === 'image');
  const nodes = await page.evaluate(countNodes);

  const endReading = await startTrace(session, CATEGORIES);
  for (const x of [300, 500, 700]) await page.mouse.move(x, 400);
  await page.mouse.wheel(0, 600);
  await page.waitForTimeout(SETTLE_MS);
  const reading = threadCost(await endReading(), threads);
  const all = await requests();
  await context.close();
  return {
    ...loaded,
    bytesAfter: all.bytes - loaded.bytes,
    nodes,
    thread: load.thread,
    recalculatedElements: load.elements,
    readingThread: reading.thread,
    readingElements: reading.elements,
  };
}

/** Traces what a browser does. The returned function ends it and gives the events. */
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

/** Counts what a page requests. The returned function gives the sums until now. */
function countRequests(page: Page) {
  const finished: Promise<{ type: string; bytes: number; isLate: boolean }>[] = [];
  let isLate = false;
  page.on('load', () => {
    isLate = true;
  });
  page.on('requestfinished', (request) => {
    const kind = { type: request.resourceType(), isLate };
    finished.push(
      request.sizes().then(
        (size) => ({ ...kind, bytes: size.responseBodySize + size.responseHeadersSize }),
        // The page was closed meanwhile.
        () => ({ ...kind, bytes: 0 }),
      ),
    );
  });
  return async (
    isCounted: (request: { type: string; isLate: boolean }) => boolean = () => true,
  ) => {
    const counted = (await Promise.all(finished)).filter(isCounted);
    return { requests: counted.length, bytes: sumOf(counted.map(({ bytes }) => bytes)) };
  };
}

/** Runs in the page. */
function countNodes() {
  const nodes = document.createNodeIterator(document);
  let count = 0;
  while (nodes.nextNode()) count += 1;
  return count;
}

function threadOf({ pid, tid }: TraceEvent) {
  return `${pid} ${tid}`;
}

/** Returns the threads that style a frame. Chromium renders pages of its interface in others. */
function threadsOf(events: readonly TraceEvent[], frame: string) {
  return new Set(events.filter(({ args }) => args.beginData?.frame === frame).map(threadOf));
}

/** Returns the milliseconds that the page's thread worked, and how many elements were styled. */
function threadCost(events: readonly TraceEvent[], threads: ReadonlySet<string>) {
  const complete = events.filter((event) => event.ph === 'X' && threads.has(threadOf(event)));
  const tasks = complete.filter(({ name }) => name === 'RunTask');
  const styles = complete.filter(({ name }) => name === 'UpdateLayoutTree');
  return {
    thread: Math.round(sumOf(tasks.map(({ tdur = 0 }) => tdur / 1000))),
    elements: sumOf(styles.map(({ args }) => args.elementCount ?? 0)),
  };
}

function sumOf(values: readonly number[]) {
  return values.reduce((total, value) => total + value, 0);
}
