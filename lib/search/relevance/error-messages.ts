import type { Question } from './types';

const FAQ = {
  provider: '/issues/#why-does-mounting-fail-with-provider-is-undefined',
  domGetter: '/issues/#why-does-mounting-fail-with-invalid-domgetter-container',
  importStatement: '/issues/#why-do-i-get-cannot-use-import-statement-outside-a-module',
  exports: '/issues/#why-do-i-get-identifier-exports-has-already-been-declared',
  status: '/issues/#why-does-a-sub-app-still-fail-after-the-server-is-fixed',
} as const;

/** Messages as they stand in the console, in whole, in part, and as older versions worded them. */
export const ERROR_MESSAGES: readonly Question[] = [
  ['"provider" is "undefined".', FAQ.provider],
  ['[Garfish warning]: "provider" is "undefined".', FAQ.provider],
  ['provider is undefined', FAQ.provider],
  ['provider is null', FAQ.provider],
  ['provider undefined', FAQ.provider],
  ['Invalid domGetter: #container', FAQ.domGetter],
  ['[Garfish warning]: Invalid domGetter: #app', FAQ.domGetter],
  ['invalid domgetter', FAQ.domGetter],
  [
    'SyntaxError: Cannot use import statement outside a module',
    FAQ.importStatement,
    '/guide/demo/vite',
  ],
  ['cannot use import statement', FAQ.importStatement, '/guide/demo/vite'],
  ["Identifier 'exports' has already been declared", FAQ.exports],
  ['exports already declared', FAQ.exports],
  ['"http://localhost:8091/" load failed with status "404"', FAQ.status],
  ['load failed with status', FAQ.status],
  ["Garfish is running, can't set options", '/api/setOptioins'],
  ['Package "react" is not found', '/api/setExternal#how-require-finds-a-module'],
  ['Entrance wrong type of resource of "orders".', '/api/loader'],
  ['entrance wrong type of resource', '/api/loader'],
  ['Invalid parameter.', '/api/setExternal'],
  ["Module './a.js' not found", '/plugins/es-module#limits'],
  ['el is an invalid dom element for application', '/guide/demo/react'],
  ['SecurityError pushState', '/api/router'],
  ['Script error.', '/blog/sourcemap#related-cases'],
  ['violates Content Security Policy unsafe-eval', '/guide/concept/sandbox', '/issues/'],
  ['unsafe-eval', '/guide/concept/sandbox', '/issues/'],
  ['will be overwritten', '/api/setExternal'],
  ['TypeError preloadApp not registered', '/api/preloadApp'],
];
