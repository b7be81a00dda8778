import { afterEach, expect, test } from '@jest/globals';
import { readStored, writeStored } from './stored';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('what was stored is read', () => {
  useStorage(workingStorage());
  expect(readStored('rspress-a')).toBeNull();
  expect(writeStored('rspress-a', '1')).toBe(true);
  expect(readStored('rspress-a')).toBe('1');
});

test.each([
  ['its methods throw', () => useStorage(throwingStorage())],
  ['asking for it throws', useBlockedStorage],
])('nothing is stored and nothing breaks where %s', (_, block) => {
  block();
  expect(writeStored('rspress-a', '1')).toBe(false);
  expect(readStored('rspress-a')).toBeNull();
});

type Storage = Pick<typeof window.localStorage, 'getItem' | 'setItem'>;

function workingStorage(): Storage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}

function throwingStorage(): Storage {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  return { getItem: fail, setItem: fail };
}

function useStorage(localStorage: Storage): void {
  Object.assign(globalThis, { window: { localStorage } });
}

function useBlockedStorage(): void {
  const window = {
    get localStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  };
  Object.assign(globalThis, { window });
}
