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
  const { places, gaps } = scaleOf([0, 10, 30, 2030, 2050]);
  const [first = 0, second = 0, third = 0, fourth = 0, last = 0] = places;
  expect(third - second).toBeCloseTo(2 * (second - first));
  expect(last - fourth).toBeCloseTo(third - second);
  expect(gaps).toEqual([{ from: third, to: fourth, ms: 2000 }]);
  expect(scaleOf([0, 10, 30, 9030, 9050]).places).toEqual(places);
  expect(last).toBeCloseTo(94);
});

test('many waits leave room for what happens between them', () => {
  const { places, gaps } = scaleOf([...Array(40).keys()].map((index) => index * 300));
  expect(gaps).toHaveLength(39);
  expect(places.at(-1)).toBeGreaterThan(0);
  expect(places.at(-1)).toBeLessThanOrEqual(94.001);
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

test('a failure covers the warning beside it, and no other one', () => {
  const marksFor = (...times: number[]) => {
    const [lane] = lanesOf([
      event(0, 'hook', ''),
      ...times.map((time) => event(time, 'console', '', 'warn')),
      event(100, 'error', ''),
    ]).lanes;
    return lane?.marks.map(({ level }) => level);
  };
  expect(marksFor(50, 99)).toEqual(['warning', 'failure']);
  expect(marksFor(99)).toEqual(['failure']);
});

test('a run without events has the lane of the host', () => {
  expect(lanesOf([])).toMatchObject({ lanes: [{ app: '' }], gaps: [], ms: 0 });
});
