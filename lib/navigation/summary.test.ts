import { expect, test } from '@jest/globals';
import { summaryOf } from './overview';

test.each([
  ['Load a sub-app manually: options, events.', { summary: 'Load a sub-app manually' }],
  ['Every option of http://localhost.', { summary: 'Every option of http://localhost' }],
  ['启动：选项。', { summary: '启动' }],
  ['', {}],
  [undefined, {}],
])('the summary of "%s" is %j', (description, summary) => {
  expect(summaryOf({ description })).toEqual(summary);
});

test('a page that is not there has none', () => {
  expect(summaryOf(undefined)).toEqual({});
});
