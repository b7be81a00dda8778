import { expect, test } from '@jest/globals';
import NProgress from 'nprogress';
import { PROGRESS_SETTINGS } from './progress';

test('the bar has the figures of the specification, and no spinner', () => {
  const figures = { minimum: 0.08, speed: 200, trickleRate: 0.02, trickleSpeed: 800 };
  expect(PROGRESS_SETTINGS).toEqual(figures);
  expect(NProgress.settings).toMatchObject({ ...figures, showSpinner: false, trickle: true });
});
