import { loadingFailures } from './loading';
import { mountingFailures } from './mounting';
import { returningFailures } from './returning';

/** Scenarios that fail, with the line that mends them. */
export const failures = { ...loadingFailures, ...mountingFailures, ...returningFailures } as const;
