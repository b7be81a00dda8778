import { createStore } from './store';
import { forgetStored, readStored, writeStored } from './stored';

const KEY = 'rspress-reading';

/** More pages than a site has; what comes first goes first. */
const MOST = 500;

/** What this browser remembers of what was read here. Nothing of it is ever sent anywhere. */
export type Reading = {
  /** The paths of the pages that were read to their end. */
  read: readonly string[];
  /** The steps that are ticked off, each as path and id. */
  done: readonly string[];
  /** The page and place that were read last. */
  last?: { link: string; title: string };
};

const NOTHING: Reading = { read: [], done: [] };

export const reading = createStore(NOTHING);

/** The page on which the reader pressed "Forget"; it is not remembered until another one shows. */
let forgottenOn: string | undefined;

/** Reads what is stored, and follows what other tabs store. */
export function followReading(signal: AbortSignal): void {
  const refresh = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key === KEY || key === null) reading.set(stored());
  };
  refresh({ key: KEY });
  window.addEventListener('storage', refresh, { signal });
}

/** Remembers the place at which the reader is, and whether the page was read to its end. */
export function keepPlace(
  path: string,
  last: NonNullable<Reading['last']>,
  isAtEnd: boolean,
): void {
  if (forgottenOn === path) return;
  forgottenOn = undefined;
  keep(({ read, ...others }) => ({
    ...others,
    read: isAtEnd ? withItem(read, path) : read,
    last,
  }));
}

/** Ticks a step off, or takes the tick away. */
export function keepStep(step: string, isDone: boolean): void {
  keep(({ done, ...others }) => ({
    ...others,
    done: isDone ? withItem(done, step) : done.filter((other) => other !== step),
  }));
}

/** Offers no longer to go on with the page that was read last. */
export function forgetPlace(): void {
  keep(({ read, done }) => ({ read, done }));
}

/** Forgets everything. */
export function forgetReading(path: string): void {
  forgottenOn = path;
  forgetStored(KEY);
  reading.set(NOTHING);
}

/** Changes what is stored, since another tab may have stored more. */
function keep(change: (before: Reading) => Reading): void {
  const after = change(stored());
  writeStored(KEY, JSON.stringify(after));
  reading.set(after);
}

function stored(): Reading {
  try {
    const { read, done, last } = JSON.parse(readStored(KEY) ?? '{}');
    const isPlace = isPath(last?.link) && typeof last.title === 'string';
    return { read: texts(read), done: texts(done), ...(isPlace && { last }) };
  } catch {
    return NOTHING;
  }
}

/** Whether a link leads to a page of this site, whoever has stored it. */
function isPath(link: unknown): boolean {
  return typeof link === 'string' && /^\/(?![/\\])/.test(link);
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function withItem(items: readonly string[], item: string): readonly string[] {
  return items.includes(item) ? items : [...items, item].slice(-MOST);
}
