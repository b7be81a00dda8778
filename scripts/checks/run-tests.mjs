// @ts-check
import { runCLI } from 'jest';

// Runs the test files that each message names, and answers whether they pass. Jest itself stays loaded from one
// message to the next (scripts/checks/test-process.ts).

/** Where tests are. Jest looks through these folders before each run. */
const ROOTS = ['app', 'components', 'lib', 'scripts', 'tests'];

process.on('message', async (/** @type {string[]} */ tests) => {
  const { results } = await runCLI(
    {
      _: tests,
      $0: 'jest',
      reporters: [],
      roots: ROOTS,
      runInBand: true,
      runTestsByPath: true,
      silent: true,
      watchman: false,
    },
    [process.cwd()],
  );
  process.send?.(results.success);
});
