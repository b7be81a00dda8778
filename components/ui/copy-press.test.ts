import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type CopyOutcome, copyText, copyWithOutcome } from './copy-press';

/** Writes to the clipboard and questions to the reader, in their order. */
const done: string[] = [];

describe('the outcome', () => {
  const outcomes: (CopyOutcome | undefined)[] = [];
  const button = {};

  beforeEach(() => {
    jest.useFakeTimers();
    outcomes.length = 0;
    Object.defineProperty(globalThis, 'navigator', {
      value: { clipboard: { write: ([{ items }]: [Item]) => items['text/plain'] } },
      configurable: true,
    });
    Object.defineProperty(globalThis, 'ClipboardItem', { value: Item, configurable: true });
  });

  afterEach(() => {
    jest.useRealTimers();
    Reflect.deleteProperty(globalThis, 'navigator');
    Reflect.deleteProperty(globalThis, 'ClipboardItem');
  });

  function press(text: string | Promise<string>, at: object = button): Promise<void> {
    return copyWithOutcome(text, {
      at,
      prompt: '{key}',
      show: (outcome) => outcomes.push(outcome),
    });
  }

  test('a success shows for two seconds from the last press', async () => {
    await press('a');
    jest.advanceTimersByTime(1900);
    await press('a');
    jest.advanceTimersByTime(1900);
    expect(outcomes).toEqual(['copied', 'copied']);
    jest.advanceTimersByTime(100);
    expect(outcomes).toEqual(['copied', 'copied', undefined]);
  });

  test('each place shows its own outcome', async () => {
    await press('a');
    jest.advanceTimersByTime(1000);
    await press('a', {});
    jest.advanceTimersByTime(1000);
    expect(outcomes).toEqual(['copied', 'copied', undefined]);
  });

  test('a text that does not come is a failure, which shows for four seconds', async () => {
    await press(Promise.reject(new Error('No connection.')));
    jest.advanceTimersByTime(3900);
    expect(outcomes).toEqual(['failed']);
    jest.advanceTimersByTime(100);
    expect(outcomes).toEqual(['failed', undefined]);
  });
});

describe('the text', () => {
  const promptFor = (shortcut: string) => `Press ${shortcut}`;
  const later = (text: string) => new Promise<string>((resolve) => setTimeout(resolve, 1, text));

  beforeEach(() => {
    done.length = 0;
  });

  afterEach(() => {
    for (const name of ['navigator', 'document', 'window', 'ClipboardItem', 'HTMLElement']) {
      Reflect.deleteProperty(globalThis, name);
    }
  });

  test('a text, which may still be to come, is promised to the clipboard while the press is handled', async () => {
    useBrowser({ write: works, select: true });
    const copied = copyText(later('text'), promptFor);
    expect(done).toEqual(['write']);
    expect(await copied).toBe(true);
    expect(done).toEqual(['write', 'written: text (text/plain)']);
  });

  test.each([
    ['there is no clipboard', {}],
    ['the clipboard refuses', { write: fails }],
  ])('where %s, a selected text is copied and the focus goes back', async (_, clipboard) => {
    useBrowser({ ...clipboard, select: true });
    expect(await copyText(later('a\n  b\n'), promptFor)).toBe(true);
    expect(done.filter((step) => !step.startsWith('write'))).toEqual([
      'field in',
      'field focus',
      'selected: a\n  b\n',
      'field out',
      'button focus',
    ]);
  });

  test.each([
    ['Linux x86_64', 'Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl+C'],
    ['MacIntel', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘+C'],
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)', '⌘+C'],
  ])(
    'where nothing copies on %s, the reader is asked to',
    async (platform, userAgent, shortcut) => {
      useBrowser({ write: fails, select: false, platform, userAgent });
      expect(await copyText('text', promptFor)).toBe(false);
      expect(done.at(-1)).toBe(`asked: Press ${shortcut} (text)`);
      expect(await copyText(later('more'), promptFor)).toBe(false);
      expect(done.at(-1)).toBe(`asked: Press ${shortcut} (more)`);
    },
  );

  test('a selection that throws leaves nothing behind', async () => {
    useBrowser({ select: 'throws' });
    expect(await copyText('text', promptFor)).toBe(false);
    expect(done.slice(-3)).toEqual(['field out', 'button focus', 'asked: Press Ctrl+C (text)']);
  });

  test.each([
    ['a clipboard', { write: works, select: true }],
    ['a clipboard that refuses', { write: fails, select: false }],
    ['nothing', {}],
  ])('without the text nothing is copied and nothing asked, with %s', async (_, browser) => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    useBrowser(browser);
    await expect(copyText(Promise.reject(new Error('offline')), promptFor)).rejects.toThrow(
      'offline',
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(done.filter((step) => /written|field|asked/.test(step))).toEqual([]);
    expect(unhandled).not.toHaveBeenCalled();
    process.off('unhandledRejection', unhandled);
  });

  test('a browser that asks nothing is no reason to throw', async () => {
    useBrowser({ select: false, asks: false });
    expect(await copyText('text', promptFor)).toBe(false);
  });
});

type Fake = {
  write?: () => Promise<void>;
  select?: boolean | 'throws';
  platform?: string;
  userAgent?: string;
  asks?: boolean;
};

class Item {
  constructor(readonly items: Record<string, Promise<Blob>>) {}
}

async function works(): Promise<void> {}

async function fails(): Promise<void> {
  throw new DOMException('not allowed', 'NotAllowedError');
}

function useBrowser({
  write,
  select = false,
  platform = 'Linux x86_64',
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64)',
  asks = true,
}: Fake): void {
  class Element {
    constructor(readonly name: string) {}
    value = '';
    style = {};
    focus = () => void done.push(`${this.name} focus`);
    select = () => void done.push(`selected: ${this.value}`);
    remove = () => void done.push(`${this.name} out`);
  }
  const clipboard = {
    write:
      write &&
      (async ([item]: [Item]) => {
        done.push('write');
        await write();
        const blob = await item.items['text/plain'];
        done.push(`written: ${await blob?.text()} (${blob?.type})`);
      }),
  };
  const document = {
    activeElement: new Element('button'),
    createElement: () => new Element('field'),
    body: { append: (element: Element) => void done.push(`${element.name} in`) },
    execCommand: () => {
      if (select === 'throws') throw new Error('not allowed');
      return select;
    },
  };
  const prompt = (question: string, text: string) => {
    if (!asks) throw new Error('prompts are blocked');
    done.push(`asked: ${question} (${text})`);
  };
  const navigator = { platform, userAgent, ...(write ? { clipboard } : {}) };
  for (const [name, value] of Object.entries({
    navigator,
    document,
    window: { prompt },
    HTMLElement: Element,
    ...(write ? { ClipboardItem: Item } : {}),
  })) {
    Object.defineProperty(globalThis, name, { value, configurable: true });
  }
}
