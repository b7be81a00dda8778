import type { Browser } from '@playwright/test';
import { emulate, type Speed } from './shared';

// How long a user waits for the result of the first action on a page.

type Action = {
  path: string;
  /** The element to press, or else a key. */
  selector?: string;
  key?: string;
  /** Runs in the page. */
  isDone: () => boolean;
  isPhone?: boolean;
  /** Other sites have the same, so it can be compared. */
  isCommon?: boolean;
};

const RUN = '/api/run';

export const ACTIONS: Readonly<Record<string, Action>> = {
  link: {
    path: RUN,
    selector: 'a[href*="/api/loadapp" i]:not([href*="guide"])',
    isDone: () => /load_?app/i.test(document.querySelector('h1')?.textContent ?? ''),
    isCommon: true,
  },
  search: {
    path: RUN,
    key: 'Control+k',
    isDone: () => document.activeElement instanceof HTMLInputElement,
    isCommon: true,
  },
  theme: {
    path: RUN,
    selector: '[data-appearance-toggle]',
    isDone: () => document.documentElement.dataset.theme === 'dark',
  },
  copy: {
    path: RUN,
    selector: 'main button[aria-label="Copy code"]',
    isDone: () => document.querySelector('main button[data-outcome]') !== null,
  },
  tab: {
    path: '/guide/quick-start/start',
    selector: '[role="tab"][aria-selected="false"]',
    isDone: () => document.querySelector('[role="tab"]:focus[aria-selected="true"]') !== null,
  },
  menu: {
    path: RUN,
    selector: '[data-part="page-menu"] > summary',
    isDone: () => document.querySelector('[data-part="page-menu"][open]') !== null,
  },
  fold: {
    path: '/guide/API/loadApp',
    selector: '[data-part="code-fold"] > summary',
    isDone: () => document.querySelector('[data-part="code-fold"][open]') !== null,
  },
  drawer: {
    path: RUN,
    selector: '[data-part="menu-bar"] [data-opens="sidebar"]',
    isDone: () => document.querySelector('[data-part="sidebar"]:popover-open') !== null,
    isPhone: true,
  },
};

/** The page has loaded, and what it fetches when it is idle. */
const IDLE_MS = 3000;
/** From the moment the pointer is on an element until it is pressed. */
const HOVER_MS = 60;

/** Returns the milliseconds from the event to the frame in which its result is painted. */
export async function measureAction(
  browser: Browser,
  url: string,
  { selector, key, isDone, isPhone = false }: Action,
  speed?: Speed,
) {
  const viewport = isPhone ? { width: 375, height: 700 } : { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, hasTouch: isPhone });
  const page = await context.newPage();
  await page.addInitScript(watch, `${isDone}`);
  await emulate(page, speed);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  if (key) await page.keyboard.press(key);
  if (selector) {
    const target = page.locator(selector).filter({ visible: true }).first();
    // Some buttons are added when their block of code is hovered.
    await page.locator('main pre').first().hover();
    await target.hover();
    await page.waitForTimeout(HOVER_MS);
    await page.mouse.down();
    await page.mouse.up();
  }
  const painted = await page.waitForFunction(() => Reflect.get(window, 'painted'));
  const ms = Math.round(Number(await painted.jsonValue()));
  await context.close();
  return { ms };
}

/** Runs in the page before anything else. */
function watch(isDone: string) {
  const check = new Function(`return (${isDone})()`) as () => boolean;
  const startFrom = (start: number) => {
    const look = () => {
      if (!check()) return requestAnimationFrame(look);
      // The frame is painted after its callbacks.
      const channel = new MessageChannel();
      channel.port1.onmessage = () =>
        Object.assign(window, { painted: performance.timeOrigin + performance.now() - start });
      return channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  };
  // A link may have loaded another document.
  const stored = sessionStorage.getItem('start');
  if (stored) startFrom(Number(stored));
  const onPress = ({ timeStamp }: Event) => {
    const start = performance.timeOrigin + timeStamp;
    sessionStorage.setItem('start', `${start}`);
    startFrom(start);
  };
  for (const type of ['click', 'keydown']) {
    addEventListener(type, onPress, { capture: true, once: true });
  }
}
