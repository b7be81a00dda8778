import config from '../../e2e/engines/playwright.config';

/** `npm run compatibility --prefix lab` runs them: they take minutes, and what they tell changes with versions only. */
export default {
  ...config,
  testDir: '.',
  testMatch: 'in-engines.ts',
  outputDir: '../../.tmp/compatibility',
};
