import { expect, test } from '@jest/globals';
import { lanesOf, scaleOf } from './lanes';
import type { EventKind, StageEvent } from './messages';

const event = (time: number, kind: EventKind, app: string, name = '', detail = ''): StageEvent => ({
  time,
  kind,
  app,
  name,
  detail,
});

test('times are to scale, and a wait is a gap of one size however long it is', () => {
  const { place, gaps } = scaleOf([0, 10, 30, 2030, 2050]);
  expect(place(30) - place(10)).toBeCloseTo(2 * (place(10) - place(0)));
  expect(place(2050) - place(2030)).toBeCloseTo(place(30) - place(10));
  expect(gaps).toEqual([{ from: place(30), to: place(2030), ms: 2000 }]);
  const longer = scaleOf([0, 10, 30, 9030, 9050]);
  expect(longer.place(9050)).toBeCloseTo(place(2050));
  expect(place(2050)).toBeCloseTo(94);
});

test('the middle of a gap lies in its middle, and what has not happened yet at the end', () => {
  const { place, gaps } = scaleOf([0, 100, 1100]);
  const [{ from, to } = { from: 0, to: 0 }] = gaps;
  expect(place(600)).toBeCloseTo((from + to) / 2);
  expect(place(Number.POSITIVE_INFINITY)).toBe(100);
});

test('many waits leave room for what happens between them', () => {
  const { place, gaps } = scaleOf([...Array(40).keys()].map((index) => index * 300));
  expect(gaps).toHaveLength(39);
  expect(place(39 * 300)).toBeGreaterThan(0);
  expect(place(39 * 300)).toBeLessThanOrEqual(94.001);
});

test('the host comes first, then each app with its states and what went wrong', () => {
  const { lanes, ms } = lanesOf([
    event(0, 'hook', '', 'bootstrap'),
    event(5, 'hook', 'cart', 'beforeLoad'),
    event(10, 'state', 'cart', 'loaded'),
    event(12, 'console', '', 'warn', 'odd'),
    event(20, 'request', 'shop', 'GET /apps/shop/index.html', '404 text/html'),
    event(30, 'state', 'shop', 'failed'),
  ]);
  expect(ms).toBe(30);
  expect(lanes.map(({ app }) => app)).toEqual(['', 'cart', 'shop']);
  expect(lanes[0]?.stretches).toEqual([]);
  expect(lanes[0]?.marks.map(({ level }) => level)).toEqual(['warning']);
  expect(lanes[1]?.stretches.map(({ state }) => state)).toEqual(['loading', 'loaded']);
  expect(lanes[1]?.stretches[1]?.to).toBe(100);
  expect(lanes[2]?.stretches.map(({ state }) => state)).toEqual(['loading', 'failed']);
  expect(lanes[2]?.marks).toHaveLength(1);
});

test('a run without events has the lane of the host', () => {
  expect(lanesOf([])).toMatchObject({ lanes: [{ app: '' }], gaps: [], ms: 0 });
});
