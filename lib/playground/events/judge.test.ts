import { expect, test } from '@jest/globals';
import type { StageEvent } from '../stage-messages';
import { type JudgedRun, judge } from './judge';

/** A run in which the container shows the last action, and each pause prints a line. */
function runOf(...first: string[]) {
  const events = first.map(printed);
  const run: JudgedRun = {
    act: (action) => void events.push({ ...printed(action), kind: 'page', name: '#container' }),
    events: () => events,
    until: async (isSo) => isSo(),
    pause: async (ms) => void events.push(printed(`${ms} ms`)),
  };
  return run;
}

function printed(detail: string): StageEvent {
  return { kind: 'console', time: 0, app: '', name: 'log', detail };
}

test('the first step that fails says what is missing', async () => {
  const steps = [
    { act: 'open' },
    { shows: 'open', in: 'container', else: 'Nothing opens.' },
    { hides: 'open', in: 'left', else: 'Another container shows it.' },
    { act: 'leave' },
    { hides: 'leave', in: 'container', else: 'It stays.' },
    { shows: 'never seen', in: 'container', else: 'No step follows.' },
  ];
  expect(await judge(steps, runOf())).toBe('It stays.');
  expect(await judge(steps.slice(0, 3), runOf())).toBeUndefined();
});

test.each([
  [{ happens: 'log tick', times: 2, else: 'too few' }, ['tick'], 'too few'],
  [{ happens: 'tick', times: 2, else: 'too few' }, ['tick', 'tick'], undefined],
  [{ never: 'tick', within: 1, else: 'it ticks' }, ['tick'], 'it ticks'],
  [{ never: '1 ms', within: 1, else: 'it comes meanwhile' }, [], 'it comes meanwhile'],
])('%j after %j', async (step, events, expected) => {
  expect(await judge([step], runOf(...events))).toBe(expected);
});

test('what was before a pause does not count', async () => {
  const steps = [{ pause: 5 }, { never: 'tick', within: 1, else: 'it ticks' }];
  expect(await judge(steps, runOf('tick'))).toBeUndefined();
});
