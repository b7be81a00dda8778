import type { Challenge } from './challenge';
import { leaving } from './leaving';
import { mounting } from './mounting';
import { sharing } from './sharing';

const ALL = { ...mounting, ...leaving, ...sharing };

export type ChallengeId = keyof typeof ALL;

/** What readers solve by changing code, from easy to hard. */
export const CHALLENGES: Readonly<Record<ChallengeId, Challenge>> = ALL;

export const CHALLENGE_IDS = Object.keys(ALL) as ChallengeId[];
