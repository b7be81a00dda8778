import type { Browser, Page } from '@playwright/test';
import { emulate, type Speed } from './load-cost';

// How long a reader waits for the answer to the first thing that they do on a page.

/** Something that a reader does first. `effect` runs in the page and tells whether it is answered. */
export type Action = {
  /** The page on which it is done. */
  path: string;
  act: (page: Page) => Promise<void>;
  effect: () => boolean;
  size?: { width: number; height: number };
  /** The selectors are those of this site alone. */
  isOursAlone?: boolean;
};

const PHONE = { width: 375, height: 700 };
const RUN = '/api/run';

export const ACTIONS: Readonly<Record<string, Action>> = {
  theme: {
    path: RUN,
    act: async (page) => {
      // Starlight has a list in place of a button.
      const list = page.locator('starlight-theme-select select').filter({ visible: true });
      if ((await list.count()) === 0) {
        await press(page, '[data-appearance-toggle], .VPSwitchAppearance, [class*="toggleButton"]');
        return;
      }
      await list.focus();
      await page.keyboard.press('d');
    },
    effect: () => {
      const ground = () =>
        [document.documentElement, document.body]
          .map((element) => getComputedStyle(element).backgroundColor)
          .join();
      const kept = window as { ground?: string };
      kept.ground ??= ground();
      return ground() !== kept.ground;
    },
  },
  search: {
    path: RUN,
    act: (page) => page.keyboard.press('Control+k'),
    effect: () => document.activeElement instanceof HTMLInputElement,
  },
  copy: {
    isOursAlone: true,
    path: RUN,
    act: async (page) => {
      await page.locator('main figure, main div[class*="language-"]').first().hover();
      await press(page, 'main button[aria-label="Copy code"], main button.copy');
    },
    effect: () => document.querySelector('main button:is([data-outcome], .copied)') !== null,
  },
  tab: {
    isOursAlone: true,
    path: '/guide/quick-start/start',
    act: (page) => press(page, '[role="tab"][aria-selected="false"]'),
    effect: () =>
      document.querySelector('[role="tab"]:focus')?.getAttribute('aria-selected') === 'true',
  },
  menu: {
    isOursAlone: true,
    path: RUN,
    act: (page) => press(page, '[data-part="page-menu"] > summary'),
    effect: () => document.querySelector('[data-part="page-menu"][open]') !== null,
  },
  fold: {
    isOursAlone: true,
    path: '/guide/API/loadApp',
    act: (page) => press(page, '[data-part="code-fold"] > summary'),
    effect: () => document.querySelector('[data-part="code-fold"][open]') !== null,
  },
  drawer: {
    isOursAlone: true,
    path: RUN,
    size: PHONE,
    act: (page) => press(page, '[data-part="menu-bar"] [data-opens="sidebar"]'),
    effect: () => document.querySelector('[data-part="sidebar"]:popover-open') !== null,
  },
  link: {
    path: RUN,
    act: (page) => press(page, 'a[href*="/api/loadapp" i]:not([href*="guide"])'),
    effect: () => {
      const title = document.querySelector('h1')?.textContent ?? '';
      return /load_?app/i.test(title);
    },
  },
};

/** What a page that was not visited may need until it shows, on a slow line. */
const LIMIT_MS = 20_000;

/**
 * Does something as the first thing on a page, and waits until the answer is painted.
 *
 * @returns from the event to the picture of its answer, and the longest interaction as browsers count it
 */
export async function measureAction(
  browser: Browser,
  url: string,
  { act, effect, size }: Action,
  speed?: Speed,
): Promise<{ ms: number; inp: number }> {
  const viewport = size ?? { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: size !== undefined });
  const page = await context.newPage();
  await page.addInitScript(watch, `${effect}`);
  await emulate(page, speed);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  await act(page);
  const answered = await page.waitForFunction(() => Reflect.get(window, 'answered'), undefined, {
    timeout: LIMIT_MS,
  });
  const ms = Number(await answered.jsonValue());
  const inp = Number(await page.evaluate(() => Reflect.get(window, 'longest')));
  await context.close();
  return { ms: Math.round(ms), inp: Math.round(inp) };
}

/** The page has come, and what it fetches when it is idle. */
const QUIET_MS = 3000;

/** Runs in the page before anything else. */
function watch(effect: string) {
  const isAnswered = new Function(`return (${effect})()`) as () => boolean;
  const state = Object.assign(window, { answered: 0, longest: 0 });
  const record = sessionStorage.getItem('pressed-at');
  const begin = (at: number) => {
    const look = () => {
      // The picture is made after the callbacks of a frame.
      if (isAnswered()) {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          state.answered ||= performance.timeOrigin + performance.now() - at;
        };
        channel.port2.postMessage(0);
      } else requestAnimationFrame(look);
    };
    isAnswered();
    requestAnimationFrame(look);
  };
  // A link may have led to another document.
  if (record) begin(Number(record));
  const onPress = ({ timeStamp }: Event) => {
    const at = performance.timeOrigin + timeStamp;
    sessionStorage.setItem('pressed-at', `${at}`);
    begin(at);
  };
  for (const type of ['click', 'keydown']) {
    addEventListener(type, onPress, { capture: true, once: true });
  }
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      state.longest = Math.max(state.longest, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Presses the first of the elements that show, soon after the pointer has come to it. */
async function press(page: Page, selector: string) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await target.hover();
  await page.waitForTimeout(REACH_MS);
  await page.mouse.down();
  await page.mouse.up();
}

/** From the moment the pointer is on something until it is pressed. */
const REACH_MS = 60;
