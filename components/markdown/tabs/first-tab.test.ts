import { afterEach, expect, test } from '@jest/globals';
import { SCRIPTS_FAILED } from '@/lib/browser/ready';
import { chosenTab, showFirstTab, showFirstTabs, storedChoice } from './first-tab';

const TABS = [
  { label: 'npm', value: 'npm' },
  { label: 'Yarn', value: 'yarn' },
  { label: '7', value: 'seven' },
];

test('what is stored is the index of the tab and its value', () => {
  expect(storedChoice(1, { label: 'Yarn', value: 'yarn' })).toBe('1:yarn');
});

test.each([
  ['1:yarn', 1],
  ['yarn', 1],
  ['Yarn', 1],
  ['0', 0],
  ['7', 2],
  ['2:a:b', undefined],
  ['3', undefined],
  ['1:pnpm', undefined],
  ['', undefined],
  [null, undefined],
])('what is stored as %j chooses tab %j', (stored, index) => {
  expect(chosenTab(TABS, stored)).toBe(index);
});

/** An element as far as this needs one. */
class Box {
  attributes: Record<string, string> = {};
  constructor(
    readonly children: Box[] = [],
    readonly dataset: Record<string, string> = {},
    readonly textContent = '',
  ) {}
  setAttribute(name: string, value: string) {
    this.attributes[name] = value;
  }
  removeAttribute(name: string) {
    delete this.attributes[name];
  }
  contains(other: unknown): boolean {
    return other === this || this.children.some((child) => child.contains(other));
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
});

function open({ stored = {}, hash = '' }: { stored?: Record<string, string>; hash?: string }) {
  const target = new Box();
  const panels = [new Box(), new Box(), new Box([target])];
  const tabs = ['a', 'b', 'c'].map((value) => new Box([], { value }, value.toUpperCase()));
  const group = new Box([new Box(tabs), ...panels], { groupId: 'x' });
  const window = {
    location: { hash },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
  };
  const document = { getElementById: (id: string) => (id === 'ä' ? target : null) };
  Object.assign(globalThis, { window, document });
  showFirstTab(group as unknown as HTMLElement);
  return {
    group,
    visible: () => panels.map(({ attributes }) => attributes.hidden === undefined),
    selected: () => tabs.map(({ attributes }) => attributes['aria-selected']),
  };
}

test('without a choice the first tab shows, and the group is alive', () => {
  const { group, visible, selected } = open({});
  expect(visible()).toEqual([true, false, false]);
  expect(selected()).toEqual(['true', 'false', 'false']);
  expect(group.dataset).toHaveProperty('live');
});

test('the panel that contains the target of the URL comes first', () => {
  const stored = { 'rspress.tabs.x': '1:b' };
  expect(open({ stored, hash: '#%C3%A4' }).visible()).toEqual([false, false, true]);
  expect(open({ stored, hash: '#elsewhere' }).visible()).toEqual([false, true, false]);
  expect(open({ stored, hash: '#%' }).visible()).toEqual([false, true, false]);
});

test('a page whose scripts do not come shows all panels', () => {
  const { group, visible } = open({});
  const listeners = new Map<string, () => void>();
  Object.assign(document, {
    documentElement: {},
    querySelectorAll: () => [group],
    addEventListener: (name: string, run: () => void) => listeners.set(name, run),
  });
  Object.assign(globalThis, {
    MutationObserver: class {
      observe() {}
    },
  });
  showFirstTabs();
  listeners.get(SCRIPTS_FAILED)?.();
  expect(visible()).toEqual([true, true, true]);
  expect(group.dataset).not.toHaveProperty('live');
});
