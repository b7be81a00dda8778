import { expect, test } from '@jest/globals';
import { nextBarState } from './hiding-bar';

const BAR = { height: 72, isInUse: false };

/** Returns whether the bar is away after each of some scroll positions. */
function awayAfter(positions: number[], bar = BAR): boolean[] {
  let state = { isHidden: false, fromY: 0 };
  return positions.map((to) => {
    state = nextBarState(state, to, bar);
    return state.isHidden;
  });
}

test.each([
  ['comes back upwards', [500, 400], [true, false]],
  ['stays at the top of the page', [10, 40, 72, 73], [false, false, false, false]],
  ['comes back at the top, however slowly', [500, 72], [true, false]],
  ['does not tremble with the page', [500, 493, 500, 492], [true, true, true, true]],
  ['adds small steps up', [500, 497, 494, 491], [true, true, true, false]],
  ['adds small steps down', [80, 84, 88, 92], [true, true, true, true]],
  ['comes back above the page, where it is pulled too far', [500, -20], [true, false]],
])('the bar %s', (_, positions, away) => {
  expect(awayAfter(positions)).toEqual(away);
});

test('the bar stays while it is in use, and counts from there', () => {
  expect(awayAfter([500, 900], { ...BAR, isInUse: true })).toEqual([false, false]);
  const used = nextBarState({ isHidden: false, fromY: 0 }, 500, { ...BAR, isInUse: true });
  expect(nextBarState(used, 505, BAR)).toEqual({ isHidden: false, fromY: 500 });
  expect(nextBarState(used, 600, BAR)).toEqual({ isHidden: true, fromY: 600 });
});
