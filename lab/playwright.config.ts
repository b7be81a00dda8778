import site from '../playwright.config';

const { projects: _, webServer: __, ...config } = site;

/** Runs what the pages say of Garfish, their samples and the examples (`npm test --prefix lab`). */
export default {
  ...config,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // The copies of the examples have tests.
  testIgnore: '.tmp/**',
  outputDir: 'test-results',
  workers: 2,
  reporter: [['list'], ['../e2e/support/skipped-reporter.ts']],
};
