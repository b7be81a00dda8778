import { afterEach, expect, test } from '@jest/globals';
import { announce } from './in-host';
import { enterHost, leaveHost } from './stand-in';

afterEach(leaveHost);

test('the host hears how many orders there are', () => {
  const heard: number[] = [];
  enterHost().channel.on('orders:changed', (count) => heard.push(count));
  announce(3);
  expect(heard).toEqual([3]);
});

test('a standalone sub-app tells nobody, and does not fail', () => {
  expect(() => announce(3)).not.toThrow();
});
