// @ts-check

/** Where a build writes its files until all of them are there. */
export const EXPORT_FOLDER = '.tmp/export';

/** The variables that choose the fixture site instead of the project's own config and content. */
export const FIXTURE = {
  SITE_CONFIG: './e2e/fixture-site/site.config.ts',
  SITE_CONTENT: 'e2e/fixture-site/content',
  SITE_OUT: 'out-fixture',
  BASE_PATH: '/base',
};
