import { writeStored } from './stored';

/** Where it is kept that the reader has been here; from then on no language is guessed. */
export const VISITED_KEY = 'rspress-visited';

/** Notes that the reader has been here, or has chosen for themselves. */
export function noteVisit(): void {
  writeStored(VISITED_KEY, '1');
}
