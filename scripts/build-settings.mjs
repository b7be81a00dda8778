// @ts-check
import { existsSync, statSync } from 'node:fs';

/** Where a build writes its files until all of them are there. */
export const EXPORT_FOLDER = '.tmp/export';

/** Keeps a second build out. */
export const LOCK = '.tmp/build.lock';

/** The variables that choose the fixture site instead of the project's own config and content. */
export const FIXTURE = {
  SITE_CONFIG: './e2e/fixture-site/site.config.ts',
  SITE_CONTENT: 'e2e/fixture-site/content',
  SITE_OUT: 'out-fixture',
  BASE_PATH: '/base',
};

/** Longer ones leave too little of a URL, and of the names of files, to the pages. */
const MAX_BASE_PATH = 100;

/**
 * What is wrong with a base path, as one sentence; nothing if it can stand in front of every address.
 * @param {string} basePath
 */
export function basePathProblem(basePath) {
  const isPath = /^(\/(?!\.{1,2}(\/|$))[\p{L}\p{N}._~-]+)*$/u.test(basePath);
  if (!isPath) {
    return `BASE_PATH is "${basePath}". Write a path such as "/docs", without a slash at its end, or leave it out.`;
  }
  if (/^\/_next(\/|$)/i.test(basePath)) {
    return `BASE_PATH begins with "/_next", where the scripts and styles of every site lie. Choose another path.`;
  }
  if (basePath.length > MAX_BASE_PATH) {
    return `BASE_PATH has ${basePath.length} letters. Choose a path of at most ${MAX_BASE_PATH}.`;
  }
  return undefined;
}

/**
 * What is wrong with the variables that choose the content and the settings, as one sentence.
 * @param {NodeJS.ProcessEnv} env
 */
export function sourceProblem({ SITE_CONTENT = 'content', SITE_CONFIG = 'site.config.ts' }) {
  if (!existsSync(SITE_CONTENT) || !statSync(SITE_CONTENT).isDirectory()) {
    return `There is no folder "${SITE_CONTENT}". Name the folder of the Markdown files with SITE_CONTENT, or leave it out.`;
  }
  if (!existsSync(SITE_CONFIG) || !statSync(SITE_CONFIG).isFile()) {
    return `There is no file "${SITE_CONFIG}". Name the file of the settings with SITE_CONFIG, or leave it out.`;
  }
  return undefined;
}
