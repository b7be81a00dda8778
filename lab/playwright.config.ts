import site from '../playwright.config';

const { webServer: _, ...config } = site;

/** Claims and samples bring their own pages, so they need no exported site. */
export default {
  ...config,
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // That of the site is named by a path from its own folder.
  reporter: 'list',
};
