import { decodeAddress } from '@/lib/routing/links';
import { type HeadingBox, isWhereJumpsEnd, type WindowView } from './current-heading';

/** A heading to which the reader jumped, until they scroll away from it. */
export type Jump = {
  id: string;
  /** In milliseconds, on the clock of `now`. */
  startedAt: number;
  /** Where the heading came to rest. */
  top?: number;
};

/** How long a jump may take: the router makes it only when it is done with its own work. */
const JUMP_MS = 1000;

/** How far a heading may move without having been scrolled. */
const REST_PX = 2;

/** The jump as it goes on; none when it is over, because the heading is not where it came to rest. */
export function continueJump(
  jump: Jump,
  headings: readonly HeadingBox[],
  view: WindowView,
  { now, isLoaded }: { now: number; isLoaded: boolean },
): Jump | undefined {
  // While a page loads, the browser jumps again whenever the page has grown.
  if (!isLoaded) return jump;
  const heading = headings.find(({ id }) => id === jump.id);
  const hasArrived = heading !== undefined && isWhereJumpsEnd(heading, view);
  if (!hasArrived)
    return jump.top === undefined && now - jump.startedAt <= JUMP_MS ? jump : undefined;
  if (jump.top === undefined) return { ...jump, top: heading.top };
  return Math.abs(heading.top - jump.top) <= REST_PX ? jump : undefined;
}

/** The one of these ids that the hash of an address names; it may be written encoded or plain. */
export function idOfHash(hash: string, ids: readonly string[]): string | undefined {
  const plain = hash.replace(/^#/, '');
  return [plain, decodeAddress(plain)].find((id) => ids.includes(id));
}
