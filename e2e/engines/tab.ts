import { expect } from '@playwright/test';
import { type Engine, runInPage } from './webdriver';

/** Keys that print no letter, as WebDriver names them. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Meta: '\uE03D',
};

/** Some frames. */
const AT_REST_MS = 60;

type Point = { x: number; y: number };

/** The one window of an engine, used as a reader does: by mouse and keys. */
export class Tab {
  constructor(private readonly engine: Engine) {}

  resize = (width: number, height: number) => this.engine.resize(width, height);
  back = () => this.engine.send('Back');
  forward = () => this.engine.send('Forward');
  reload = () => this.engine.send('Refresh');

  /** Opens a page, without a wait for its scripts. */
  load = (url: string) => this.engine.send('Navigate', { url });

  /** Opens a page and waits until its script has started. */
  async open(url: string): Promise<void> {
    await this.load(url);
    await this.untilAlive();
  }

  async untilAlive(): Promise<void> {
    await this.until(() => 'ready' in document.documentElement.dataset);
  }

  /** Runs a function in the page. It sees nothing of the file it is written in but its arguments. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return runInPage(this.engine, script, ...args);
  }

  /** Waits until a function in the page answers `true`. */
  async until<Args extends unknown[]>(
    script: (...args: Args) => boolean,
    ...args: Args
  ): Promise<void> {
    const asked = `${script} with ${JSON.stringify(args)}`;
    // While a page is replaced by another, no script can run.
    await expect.poll(() => this.run(script, ...args).catch(() => false), asked).toBe(true);
  }

  /** Waits for the path, query and hash of the page. */
  async untilAt(url: string): Promise<void> {
    await expect.poll(() => this.run(() => decodeURI(location.href))).toBe(url);
  }

  /** Waits until an element that a selector finds, and that holds a text, is shown, or not. */
  async untilShown(selector: string, isShown = true, text = ''): Promise<void> {
    await expect
      .poll(async () => (await this.middleOf(selector, text)) !== null, `${selector} ${text}`)
      .toBe(isShown);
  }

  async click(selector: string, text = ''): Promise<void> {
    await this.clickAt(await this.find(selector, text));
  }

  clickAt = (point: Point) =>
    this.pointer(
      { type: 'pointerMove', duration: 20, ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    );

  async hover(selector: string, text = ''): Promise<void> {
    await this.movePointer(await this.find(selector, text));
  }

  movePointer = (point: Point) => this.pointer({ type: 'pointerMove', duration: 20, ...point });

  /** Presses keys one after another; `Control+k` presses two at once. */
  async press(...presses: readonly string[]): Promise<void> {
    const actions = presses.flatMap((press) => {
      const keys = press.split(/(?<=.)\+/).map((key) => KEYS[key] ?? key);
      return [
        ...keys.map((value) => ({ type: 'keyDown', value })),
        ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
    });
    await this.engine.send('PerformActions', {
      actions: [{ type: 'key', id: 'keyboard', actions }],
    });
  }

  type = (text: string) => this.press(...text);

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.engine.send('TakeScreenshot')), 'base64');
  }

  private async pointer(...actions: readonly object[]): Promise<void> {
    const parameters = { pointerType: 'mouse' };
    await this.engine.send('PerformActions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters, actions }],
    });
  }

  /**
   * The middle of the first shown element, which is scrolled into view and has come to rest: after a key, Firefox may
   * scroll once more, back to the caret, and a click would land on something else.
   */
  private async find(selector: string, text: string): Promise<Point> {
    await this.untilShown(selector, true, text);
    let rest = { x: -1, y: -1, since: 0 };
    for (;;) {
      const point = await this.middleOf(selector, text);
      if (!point) throw new Error(`${selector} ${text} has disappeared.`);
      if (point.x !== rest.x || point.y !== rest.y) rest = { ...point, since: Date.now() };
      else if (Date.now() - rest.since > AT_REST_MS) return point;
    }
  }

  private middleOf(selector: string, text: string): Promise<Point | null> {
    const middle = (css: string, words: string) => {
      const element = [...document.querySelectorAll(css)].find(
        (one) =>
          one.checkVisibility({ visibilityProperty: true }) &&
          one.getClientRects().length > 0 &&
          `${one.textContent} ${one.getAttribute('aria-label') ?? ''}`.includes(words),
      );
      if (!element) return null;
      const { top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > window.innerHeight)
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
      // A link may go on in the next line.
      const { left, width, top: y, height } = element.getClientRects()[0] ?? new DOMRect();
      return { x: Math.round(left + width / 2), y: Math.round(y + height / 2) };
    };
    return this.run(middle, selector, text).catch(() => null);
  }
}
