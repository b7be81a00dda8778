/** The texts around scenarios that readers can run, in English. */
export const enPlayground = {
  /** A scenario that readers can run, before it runs. */
  playground: {
    run: 'Run',
    loadFailed:
      'The playground could not be loaded. Check your connection and try again, or reload the page.',
    withoutScript: 'The playground needs JavaScript.',
    /** Link below a scenario to the page on which all of them are. */
    open: 'Open in the playground',
    /** Before what readers may try with a scenario, and the fold with what comes of it. */
    task: 'Try it:',
    answer: 'Answer',
  },
  /** The list of all scenarios; {count} is how many the filter leaves. */
  scenarios: {
    name: 'Scenarios',
    filter: 'Filter scenarios',
    placeholder: 'cache, provider, styles',
    count: '{count} scenarios',
    countOne: '{count} scenario',
    none: 'No scenario matches.',
  },
  /** The challenges, before and while they run. */
  challenges: {
    start: 'Start',
    /** The same button for a challenge that this device remembers as solved. */
    again: 'Open again',
    check: 'Check my answer',
    checking: 'Checking',
    solved: 'Solved.',
    /** Link behind that, to the challenge below. */
    next: 'Next challenge: {title}',
    /** Beside the button of a challenge that this device remembers as solved. */
    isSolved: '✓ Solved',
    hints: 'Hints',
    code: 'Code at the start',
    solution: 'Solution',
    progress: '{solved} of {all} solved',
    forget: 'Forget my progress',
  },
};
