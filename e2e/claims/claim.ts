import type { Lab } from './lab';

/** A statement of fact on which readers build, and what shows that it holds. */
export type Claim = {
  /** The page and the heading below which the sentence stands: `/api/run#basename`. */
  at: string;
  /** The sentence, or a part of it that stands nowhere else, without its Markdown. */
  says: string;
  /** Runs in a fresh page of a host, and gives what happened. */
  run: (lab: Lab) => unknown;
  /** What happens where the sentence is right. */
  gives: unknown;
  /** Files of sub-apps besides those in `apps.ts`: their text by their path. */
  files?: Record<string, string>;
  /** Where the host is opened; `/` otherwise. */
  path?: string;
  /** The build of Garfish; the one for development otherwise. */
  build?: 'production';
  /** The time stands still but for `lab.pass`. */
  clock?: true;
};
