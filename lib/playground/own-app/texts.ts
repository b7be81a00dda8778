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
