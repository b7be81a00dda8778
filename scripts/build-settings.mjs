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

/**
 * What is wrong with a base path, as one sentence; nothing if it can stand in front of every address.
 * @param {string} basePath
 */
export function basePathProblem(basePath) {
  if (/^(\/[\p{L}\p{N}._~-]+)*$/u.test(basePath)) return undefined;
  return `BASE_PATH is "${basePath}". Write a path such as "/docs", without a slash at its end, or leave it out.`;
}
