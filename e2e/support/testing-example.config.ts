import { resolve } from 'node:path';
import example from '../../examples/testing/playwright.config';
import site from '../../playwright.config';

/** The tests that readers download, in the browser of this repository. */
export default {
  ...example,
  testDir: '../../examples/testing/e2e',
  outputDir: '../../test-results/testing-example',
  use: { ...site.use, ...example.use },
  webServer: [example.webServer ?? []]
    .flat()
    .map((server) => ({ ...server, cwd: resolve('examples/testing') })),
};
