import { expect, test } from '@jest/globals';
import { circleEnds } from './appearance-press';

test.each([
  ['in the upper left corner', { x: 0, y: 0 }, 500],
  ['in the lower right corner', { x: 300, y: 400 }, 500],
  ['in the middle', { x: 150, y: 200 }, 250],
])('a circle around a place %s reaches the farthest corner', (_where, place, radius) => {
  expect(circleEnds(place, 300, 400)).toEqual([
    `circle(0px at ${place.x}px ${place.y}px)`,
    `circle(${radius}px at ${place.x}px ${place.y}px)`,
  ]);
});
