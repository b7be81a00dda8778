import 'server-only';
import type { Place, Problem } from '../../problems/problem';

/** Something wrong in a fence: where in it, and what is to be said of it. */
export type FenceFault = {
  /** The line of the code, from one; 0 is the line that opens the fence. */
  line: number;
  /** What stands at the place, to find its column. */
  near: string;
  problemAt: (place: Place) => Problem;
};
