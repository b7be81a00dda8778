import { expect, test } from '@jest/globals';
import { keptElements, setAttributes, setChildren } from './element';

/** As much of an element as these functions use; it counts what is moved, and what is written. */
class Fake {
  childNodes: Fake[] = [];
  moves: string[] = [];
  writes: string[] = [];
  attributes = new Map<string, string>();
  parent: Fake | undefined;

  constructor(readonly name: string) {}

  insertBefore(child: Fake, before: Fake | null): void {
    this.moves.push(child.name);
    child.remove();
    const place = before ? this.childNodes.indexOf(before) : this.childNodes.length;
    this.childNodes.splice(place, 0, child);
    child.parent = this;
  }

  remove(): void {
    const siblings = this.parent?.childNodes ?? [];
    if (siblings.includes(this)) siblings.splice(siblings.indexOf(this), 1);
  }

  getAttribute(name: string): string | null {
    return this.attributes.get(name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.writes.push(name);
    this.attributes.set(name, value);
  }

  removeAttribute(name: string): void {
    this.attributes.delete(name);
  }
}

const as = <Node>(fake: Fake) => fake as unknown as Node;

test.each([
  ['', 'abc', 'abc'],
  ['abc', 'abc', ''],
  // What stays is not moved, or a button in it would lose the focus.
  ['abc', 'ac', ''],
  ['abc', 'c', ''],
  ['ac', 'abc', 'b'],
  ['abc', 'xc', 'x'],
  ['abc', '', ''],
  ['ab', 'ba', 'b'],
])('of the children "%s", "%s" are made by moving "%s"', (before, after, moved) => {
  const all = new Map([...'abcx'].map((name) => [name, new Fake(name)]));
  const pick = (names: string) => [...names].map((name) => all.get(name) as Fake);
  const parent = new Fake('parent');
  setChildren(as<Element>(parent), pick(before).map(as<Node>));
  parent.moves = [];
  setChildren(as<Element>(parent), pick(after).map(as<Node>));
  expect(parent.childNodes.map(({ name }) => name).join('')).toBe(after);
  expect(parent.moves.join('')).toBe(moved);
});

test('an attribute is written when its value changes, and removed without one', () => {
  const target = new Fake('a');
  setAttributes(as<Element>(target), { id: 'x', hidden: undefined, 'aria-selected': false });
  setAttributes(as<Element>(target), { id: 'x', 'aria-selected': true });
  expect(target.writes).toEqual(['id', 'aria-selected', 'aria-selected']);
  expect(target.getAttribute('aria-selected')).toBe('true');
  setAttributes(as<Element>(target), { id: undefined });
  expect([...target.attributes.keys()]).toEqual(['aria-selected']);
});

test('an element is used again in the next picture, and made again when one was without it', () => {
  const { keep, endPicture } = keptElements();
  const make = () => as<HTMLElement>(new Fake('row'));
  const first = keep('row', make);
  endPicture();
  expect(keep('row', make)).toBe(first);
  endPicture();
  endPicture();
  expect(keep('row', make)).not.toBe(first);
});
