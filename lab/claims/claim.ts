import type { interfaces } from 'garfish';
import type { Lab } from './lab';

/** A sentence of a page. */
export type Sentence = {
  /** The page and the heading below which it stands: `/api/run#basename`. */
  at: string;
  /** The sentence, or a part of it that stands nowhere else, without its Markdown. */
  says: string;
};

/** A statement of fact on which readers build, and what shows that it holds. */
export type Claim = More &
  Sentence & {
    /** Sentences elsewhere that say the same. */
    also?: Sentence[];
    /** Runs in a fresh page of a host, and gives what happened. */
    run: Run;
    /** What happens where the sentence is right. */
    gives: unknown;
    /** With what to run, each in a page of its own; what happens is then a list. */
    settings?: unknown[];
  };

/** What few claims need. */
type More = {
  /** Files of sub-apps besides those in `apps.ts`: their text by their path. */
  files?: Record<string, string>;
  /** Where the host is opened; `/` otherwise. */
  path?: string;
  /** The build of Garfish; the one for development otherwise. */
  build?: 'production';
  /** The time stands still but for `lab.pass`. */
  clock?: true;
};

/** A sentence that says what a claim shows: the place of that claim, and the beginning of its sentence. */
export type Repeated = Sentence & { shownBy: string };

type Run = (lab: Lab, setting?: never) => unknown;

/** A sentence, what runs in the page of a host, and what it gives. A pattern stands for a text. */
type Row = [says: string, run: Run, gives: unknown, more?: More & Pick<Claim, 'settings'>];

/** Sentences, each with what to try, and what that gives. */
type Rows<S> = [says: string, ...tries: [setting: S, gives: unknown][]][];

/** A sentence, and the claim that shows it: `/api/run#basename The path`. */
type Reference = [says: string, shownBy: string];

/**
 * Claims in the order of a page: the place of a sentence stands once, above its rows, or before the
 * sentence, as the report prints it: `#signature It throws …`.
 */
export function claims(list: (string | Row)[]): Claim[];
export function claims(list: (string | Row | Reference)[]): (Claim | Repeated)[];
export function claims(list: (string | Row | Reference)[]): (Claim | Repeated)[] {
  let at = '';
  return list.flatMap((item): (Claim | Repeated)[] => {
    if (typeof item === 'string') {
      at = item.startsWith('#') ? at.replace(/#.*|$/, item) : item;
      return [];
    }
    const [sentence, run, gives, more] = item;
    const [, id, says = sentence] = /^(#[\w.-]+) (.*)$/.exec(sentence) ?? [];
    if (id !== undefined) at = at.replace(/#.*|$/, id);
    return typeof run === 'string'
      ? [{ at, says, shownBy: run }]
      : [{ at, says, run, gives, ...more }];
  });
}

/** Hands each sentence that is said again to the claim that shows it. */
export function joined(list: readonly (Claim | Repeated)[]): Claim[] {
  const shownBy = (place: string): Claim => {
    const item = list.find(({ at, says }) => `${at} ${says}`.startsWith(place));
    if (!item) throw new Error(`lab/claims/ has no claim that begins with "${place}".`);
    return 'shownBy' in item ? shownBy(item.shownBy) : item;
  };
  const also = new Map<Claim, Sentence[]>();
  for (const item of list) {
    if (!('shownBy' in item)) continue;
    const claim = shownBy(item.shownBy);
    also.set(claim, [...(also.get(claim) ?? []), item]);
  }
  return list.flatMap((item) =>
    'shownBy' in item ? [] : [{ ...item, also: also.get(item) ?? [] }],
  );
}

/**
 * Sentences that the same run shows: each with the settings to try and what they give, also those that
 * the sentence does not name.
 */
export function each<S>(
  run: (lab: Lab, setting: S) => unknown,
  rows: Rows<S>,
  more: More = {},
): Row[] {
  return rows.map(([says, ...tries]) => [
    says,
    run as Run,
    tries.map(([, gives]) => gives),
    { ...more, settings: tries.map(([setting]) => setting) },
  ]);
}

/** Sentences that say what is thrown, rejected or printed: all of that, a line for each. */
export const prints = (rows: Rows<(lab: Lab) => unknown>, more?: More) =>
  each(
    async (lab, call: (lab: Lab) => unknown) => {
      const end = await lab.ending(() => call(lab));
      await lab.settle();
      return [end, ...lab.warnings, ...lab.errors, ...lab.rejections].join('\n');
    },
    rows,
    more,
  );

/** The script of a sub-app, and with what else to try it. */
type Script = [script: string, fields?: Partial<interfaces.AppInfo>, html?: string];

/** Sentences that say how calls end: what they return, throw, resolve or reject with. */
export const ends = (rows: Rows<(lab: Lab) => unknown>, more?: More) =>
  each((lab, call: (lab: Lab) => unknown) => lab.ending(() => call(lab)), rows, more);

/** Sentences about the script of a sub-app: what it shows, or how its mount ends. */
export const shows = (rows: Rows<Script>, more?: More) =>
  each(({ shows }, script: Script) => shows(...script), rows, more);

/** Sentences about the script of a sub-app: what it notes. */
export const notes = (rows: Rows<Script>, more?: More) =>
  each(
    async ({ ran, settle, notes }, script: Script) => {
      await ran(...script);
      await settle();
      return notes;
    },
    rows,
    more,
  );
