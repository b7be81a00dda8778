import { afterEach, expect, test } from '@jest/globals';
import { readStored, writeStored } from './stored';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
});

test('what was stored is read', () => {
  const texts = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  };
  Object.assign(globalThis, { window: { localStorage } });
  expect(readStored('rspress-a')).toBeNull();
  expect(writeStored('rspress-a', '1')).toBe(true);
  expect(readStored('rspress-a')).toBe('1');
});

function fail(): never {
  throw new DOMException('blocked', 'SecurityError');
}

test.each([
  ['its methods throw', () => ({ getItem: fail, setItem: fail })],
  ['asking for it throws', fail],
])('nothing is stored and nothing breaks where %s', (_, localStorage) => {
  const window = Object.defineProperty({}, 'localStorage', { get: localStorage });
  Object.assign(globalThis, { window });
  expect(writeStored('rspress-a', '1')).toBe(false);
  expect(readStored('rspress-a')).toBeNull();
});
