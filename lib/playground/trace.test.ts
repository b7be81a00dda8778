import { expect, test } from '@jest/globals';
import { readTrace } from './trace';

test('a recorded run is read line by line, and a kind that there is not is told', () => {
  expect(readTrace('12\thook\tshop\tmounted\n')).toEqual([
    { time: 12, kind: 'hook', app: 'shop', name: 'mounted', detail: '' },
  ]);
  expect(() => readTrace('12\thok\tshop')).toThrow('has the line "12\thok\tshop", whose kind');
});
