import { existsSync, statSync } from 'node:fs';

// What is wrong with the variables of a build, each as one sentence; nothing if it can begin.

type Variables = { [name: string]: string | undefined };

/** Longer ones leave too little of a URL, and of the names of files, to the pages. */
const MAX_BASE_PATH = 100;

/** React has another form for development, with which Next cannot export. */
export function environmentProblem({ NODE_ENV = '' }: Variables) {
  if (/^(?:production)?$/.test(NODE_ENV)) return undefined;
  return `NODE_ENV is "${NODE_ENV}". Leave it out: a build is always one for production.`;
}

export function basePathProblem(basePath: string) {
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

export function sourceProblem({
  SITE_CONTENT = 'content',
  SITE_CONFIG = 'site.config.ts',
}: Variables) {
  if (!existsSync(SITE_CONTENT) || !statSync(SITE_CONTENT).isDirectory()) {
    return `There is no folder "${SITE_CONTENT}". Name the folder of the Markdown files with SITE_CONTENT, or leave it out.`;
  }
  if (!existsSync(SITE_CONFIG) || !statSync(SITE_CONFIG).isFile()) {
    return `There is no file "${SITE_CONFIG}". Name the file of the settings with SITE_CONFIG, or leave it out.`;
  }
  return undefined;
}
