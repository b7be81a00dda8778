import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { FirstTabScript } from './first-tab-script';

/** An element as far as the script needs one. */
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

/** Runs the script of a page behind a group of three tabs, the second of which is the default. */
function open({ stored = {}, hash = '' }: { stored?: Record<string, string>; hash?: string }) {
  const place = new Box();
  const panels = [new Box(), new Box(), new Box([place])];
  const tabs = ['a', 'b', 'c'].map((value) => new Box([], { value }, value.toUpperCase()));
  const group = new Box([new Box(tabs), ...panels], { chosen: '1', groupId: 'x' });
  const root: Record<string, string> = {};
  const onLoad: (() => void)[] = [];
  const window = {
    location: { hash },
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    addEventListener: (_: string, run: () => void) => onLoad.push(run),
  };
  const document = {
    currentScript: { previousElementSibling: group },
    documentElement: { dataset: root },
    readyState: 'loading',
    getElementById: (id: string) => (id === 'ä' ? place : null),
  };
  const html = renderToStaticMarkup(<FirstTabScript />);
  const [, script = ''] = /^<script>(.*)<\/script>$/s.exec(html) ?? [];
  new Function('window', 'document', script)(window, document);
  return {
    group,
    root,
    shown: () => panels.map(({ attributes }) => attributes.hidden === undefined),
    selected: () => tabs.map(({ attributes }) => attributes['aria-selected']),
    load: () => {
      for (const run of onLoad) run();
    },
  };
}

test('without a choice the default tab shows, and the group is alive', () => {
  const { group, shown, selected } = open({});
  expect(shown()).toEqual([false, true, false]);
  expect(selected()).toEqual(['false', 'true', 'false']);
  expect(group.dataset).toHaveProperty('live');
});

test.each([
  ['0:a', [true, false, false]],
  ['2', [false, false, true]],
  ['9', [false, true, false]],
  ['0:gone', [false, true, false]],
])('with %j stored, these panels show: %j', (choice, panels) => {
  expect(open({ stored: { 'rspress.tabs.x': choice } }).shown()).toEqual(panels);
});

test('the panel around the place that the address names comes first', () => {
  const stored = { 'rspress.tabs.x': '0:a' };
  expect(open({ stored, hash: '#%C3%A4' }).shown()).toEqual([false, false, true]);
  expect(open({ stored, hash: '#elsewhere' }).shown()).toEqual([true, false, false]);
  expect(open({ stored, hash: '#%' }).shown()).toEqual([true, false, false]);
});

test('a page whose scripts did not come shows all panels once it is loaded', () => {
  const page = open({});
  page.load();
  expect(page.shown()).toEqual([true, true, true]);
  expect(page.group.dataset).not.toHaveProperty('live');
});

test('a page whose scripts came stays as it is', () => {
  const page = open({});
  page.root.scripts = '';
  page.load();
  expect(page.shown()).toEqual([false, true, false]);
});
