/**
 * What the page looks at when it checks a reader's own sub-app, in this order. `manually` is the same check for
 * readers without JavaScript. Texts between backticks are code.
 */
export const CHECKS = [
  {
    id: 'answer',
    title: 'A server answers',
    manually: 'Open the URL in a tab. If nothing shows, start the dev server and compare the port.',
  },
  {
    id: 'cors',
    title: 'It allows other origins',
    manually:
      'The entry, each script and each stylesheet have the response header `Access-Control-Allow-Origin`, with `*` or the origin of your host.',
  },
  {
    id: 'status',
    title: 'The status is a success',
    manually: 'In the Network panel, the request for the entry has status 200.',
  },
  {
    id: 'type',
    title: 'The entry is HTML or JavaScript',
    manually:
      'The response header `Content-Type` is `text/html`, or `text/javascript` for a JavaScript entry, and the body is your sub-app: not the host, not a login page.',
  },
  {
    id: 'scripts',
    title: 'The entry has scripts',
    manually: 'The source of the HTML has a `script` tag.',
  },
  {
    id: 'modules',
    title: 'The scripts are classic scripts',
    manually: 'No tag has `type="module"`, or the host sets `sandbox: false` for this app.',
  },
  {
    id: 'public-path',
    title: '`publicPath` names the server of the sub-app',
    manually:
      'In webpack, `output.publicPath` is the absolute URL of the sub-app. In Vite that is `base`.',
  },
  {
    id: 'files',
    title: 'All files of the entry load',
    manually: 'In the Network panel, no script or stylesheet is red, and none is an HTML page.',
  },
  {
    id: 'provider',
    title: 'The scripts hand over a provider',
    manually:
      'The entry file exports `provider`, and the output of webpack is `umd`. ES modules set `__GARFISH_EXPORTS__.provider`.',
  },
  {
    id: 'run',
    title: 'The scripts run',
    manually: 'The console shows no error while the sub-app loads.',
  },
  {
    id: 'mount',
    title: 'Garfish mounts the app',
    manually: 'Wait for 2 seconds: neither `errorLoadApp` nor `errorMountApp` is called.',
  },
  {
    id: 'content',
    title: 'The app shows something',
    manually:
      '`render` uses an element inside `dom`, and the router of the sub-app gets `basename`.',
  },
] as const;

export type CheckId = (typeof CHECKS)[number]['id'];

/** `skipped` is what an earlier problem leaves unknown. */
export type Outcome = 'passed' | 'warning' | 'problem' | 'skipped';

/** An address of this site that explains a finding. */
export type See = `/${string}`;

/** What a check has found. A later finding of the same check takes its place. */
export type Finding = {
  check: CheckId;
  outcome: Outcome;
  found: string;
  fix?: string;
  see?: See;
};

export function passed(check: CheckId, found: string): Finding {
  return { check, outcome: 'passed', found };
}

export function problem(check: CheckId, found: string, fix?: string, see?: See): Finding {
  return { check, outcome: 'problem', found, ...(fix && { fix }), ...(see && { see }) };
}

/** The last finding of each check. */
export function latest(findings: readonly Finding[]): ReadonlyMap<CheckId, Finding> {
  return new Map(findings.map((finding) => [finding.check, finding]));
}

/** The first problem, which is the cause more often than the later ones. */
export function firstProblem(findings: ReadonlyMap<CheckId, Finding>): Finding | undefined {
  return CHECKS.map(({ id }) => findings.get(id)).find((finding) => finding?.outcome === 'problem');
}

/** The texts of the page that checks a reader's own sub-app. Like the scenarios, they are in English. */
export const TEXTS = {
  field: 'URL of your sub-app',
  check: 'Check',
  loading: 'Loading',
  failed: 'The checks could not be loaded. Check your connection and try again.',
  elsewhere: 'This page may only connect to localhost and 127.0.0.1.',
  manually: 'With JavaScript, this page checks your sub-app by itself. Manually, check this:',
  checking: 'Checking your sub-app',
  fine: 'No problem found: Garfish mounts your sub-app, and it shows something.',
  /** Before the title of the check that found the first problem. */
  first: 'A problem was found. Begin with this check:',
  fix: 'Fix:',
  explained: 'What it means',
  stage: 'Your sub-app, mounted by Garfish',
  file: 'The same as one file, for browsers that keep this page from your own server:',
  download: 'Download check-my-sub-app.html',
  outcomes: {
    passed: 'Passed',
    warning: 'Warning',
    problem: 'Problem',
    skipped: 'Not checked',
    checking: 'Checking',
    waiting: 'Waiting',
  },
} as const;
