import { expect, jest, test } from '@jest/globals';
import { createStore } from './store';

test('a store gives its value, and tells its listeners of each change until they stop', () => {
  const store = createStore('a');
  const listener = jest.fn();
  const stop = store.subscribe(listener);
  expect(store.get()).toBe('a');
  store.set('b');
  expect(store.get()).toBe('b');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.set('c');
  expect(listener).toHaveBeenCalledTimes(1);
});
