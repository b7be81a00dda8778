import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Step } from '../scenario';
import type { StageEvent } from '../stage-messages';
import { judge } from './judge';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Judges a run that has printed some texts, prints others later, and shows the last action in its container. */
async function judged(
  steps: readonly Step[],
  first: readonly string[] = [],
  later: Readonly<Record<string, number>> = {},
) {
  const events = first.map(printed);
  for (const [text, ms] of Object.entries(later)) setTimeout(() => events.push(printed(text)), ms);
  const act = (action: string) =>
    void events.push({ ...printed(action), kind: 'page', name: '#container' });
  const verdict = judge(steps, { act, events: () => events });
  await jest.advanceTimersByTimeAsync(10_000);
  return verdict;
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
  expect(await judged(steps)).toBe('It stays.');
  expect(await judged(steps.slice(0, 3))).toBeUndefined();
});

test.each([
  [{ happens: 'log tick', times: 2, else: 'too few' }, ['tick'], {}, 'too few'],
  [{ happens: 'tick', times: 2, else: 'too few' }, ['tick', 'tick'], {}, undefined],
  [{ happens: 'tick', times: 1, else: 'too late' }, ['begun'], { tick: 1200 }, undefined],
  [{ happens: 'tick', times: 1, else: 'too late' }, ['begun'], { tick: 1600 }, 'too late'],
  // A slow device has not begun yet.
  [{ happens: 'tick', times: 1, else: 'too late' }, [], { tick: 1600 }, undefined],
  // As long as something happens, what is expected may still come.
  [
    { happens: 'tick', times: 1, else: 'too late' },
    ['begun'],
    { other: 1000, tick: 1600 },
    undefined,
  ],
  [{ never: 'tick', within: 50, else: 'it ticks' }, ['tick'], {}, 'it ticks'],
  [{ never: 'tick', within: 50, else: 'it ticks' }, [], { tick: 40 }, 'it ticks'],
  [{ never: 'tick', within: 50, else: 'it ticks' }, [], { tick: 60 }, undefined],
])('%j after %j and later %j', async (step, first, later, expected) => {
  expect(await judged([step], first, later)).toBe(expected);
});

test('what was before a pause does not count', async () => {
  const steps = [{ pause: 5 }, { never: 'tick', within: 1, else: 'it ticks' }];
  expect(await judged(steps, ['tick'])).toBeUndefined();
});
