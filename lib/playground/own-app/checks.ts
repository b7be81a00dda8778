/** What the page looks at when it checks a reader's own sub-app, in this order. Texts between backticks are code. */
export const CHECKS = {
  answer: 'A server answers',
  cors: 'It allows other origins',
  status: 'The status is a success',
  type: 'The entry is HTML with scripts, or JavaScript',
  modules: 'The scripts are classic scripts',
  'public-path': '`publicPath` names the server of the sub-app',
  files: 'All files of the entry load',
  provider: 'The scripts hand over a provider',
  mount: 'Garfish mounts the app, and it shows something',
} as const;

export type CheckId = keyof typeof CHECKS;

export const CHECK_IDS = Object.keys(CHECKS) as CheckId[];

/** An address of this site that explains a finding. */
export type See = `/${string}`;

/** What a check has found. A later finding of the same check takes its place. */
export type Finding = {
  check: CheckId;
  outcome: 'passed' | 'warning' | 'problem';
  found: string;
  fix?: string | undefined;
  see?: See | undefined;
};

export function passed(check: CheckId, found: string): Finding {
  return { check, outcome: 'passed', found };
}

export function problem(check: CheckId, found: string, fix?: string, see?: See): Finding {
  return { check, outcome: 'problem', found, fix, see };
}

/** The last finding of each check. */
export function latest(findings: readonly Finding[]): ReadonlyMap<CheckId, Finding> {
  return new Map(findings.map((finding) => [finding.check, finding]));
}

/** The first problem, which is the cause more often than the later ones. */
export function firstProblem(findings: ReadonlyMap<CheckId, Finding>): Finding | undefined {
  return CHECK_IDS.map((id) => findings.get(id)).find((finding) => finding?.outcome === 'problem');
}

/** The texts of the page that checks a reader's own sub-app. Like the scenarios, they are in English. */
export const TEXTS = {
  field: 'URL of your sub-app',
  check: 'Check',
  loading: 'Loading',
  failed: 'The checks could not be loaded. Check your connection and try again.',
  elsewhere: 'This page may only connect to localhost and 127.0.0.1.',
  manually:
    'Without JavaScript, this page can’t check your sub-app. Follow “Nothing renders?” manually.',
  checking: 'Checking your sub-app',
  fine: 'No problem found: Garfish mounts your sub-app, and it shows something.',
  /** Before the title of the check that found the first problem. */
  first: 'A problem was found. Begin with this check:',
  fix: 'Fix:',
  explained: 'What it means',
  file: 'The same as one file, for browsers that keep this page from your own server:',
  download: 'Download check-my-sub-app.html',
  outcomes: {
    passed: 'Passed',
    warning: 'Warning',
    problem: 'Problem',
    skipped: 'Not checked',
    checking: 'Checking',
  },
} as const;
