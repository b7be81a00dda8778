import type { StageEvent } from '../stage-messages';

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const count = (number: number, noun: string) =>
  `${NUMBERS[number] ?? number} ${noun}${number === 1 ? '' : 's'}`;

const TIMES = ['', '', ' twice', ' three times'];

/** Says in a sentence what Garfish has done in a run; empty as long as it has done nothing. */
export function summaryOf(events: readonly StageEvent[]): string {
  const requests = events.filter(({ kind }) => kind === 'request');
  const fetched = requests.filter(({ detail }) => detail.startsWith('2')).length;
  const hooks = (hook: string) =>
    events.filter(({ kind, name }) => kind === 'hook' && name === hook);
  const scripts = hooks('beforeEval').filter(({ detail }) => detail !== '').length;
  const times = (number: number) => TIMES[number] ?? ` ${NUMBERS[number] ?? number} times`;
  const renders = hooks('afterMount').length;
  const removals = hooks('afterUnmount').length;
  const deeds = [
    fetched > 0 && `fetched ${count(fetched, 'file')}`,
    requests.length > fetched && `could not fetch ${count(requests.length - fetched, 'file')}`,
    scripts > 0 && `ran ${count(scripts, 'script')}`,
    renders > 0 && `called render${times(renders)}`,
    removals > 0 && `called destroy${times(removals)}`,
    events.some(({ kind, name }) => kind === 'hook' && name.startsWith('error')) &&
      'reported an error',
  ].filter((deed) => deed !== false);
  if (deeds.length === 0) return '';
  const last = deeds.pop();
  return `Garfish ${deeds.length > 0 ? `${deeds.join(', ')} and ${last}` : last}.`;
}
