import type { Question } from './types';

const FAQ = {
  provider: '/issues/errors#provider-is-undefined',
  domGetter: '/issues/errors#invalid-domgetter',
  importStatement: '/issues/errors#import-statement',
  exports: '/issues/errors#exports-declared',
  status: '/issues/errors#load-failed-with-status',
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
  ["Garfish is running, can't set options", '/issues/errors#cannot-set-options'],
  ['Package "react" is not found', '/issues/errors#package-not-found'],
  ['Entrance wrong type of resource of "orders".', '/issues/errors#entrance-wrong-type'],
  ['entrance wrong type of resource', '/issues/errors#entrance-wrong-type'],
  ['Invalid parameter.', '/issues/errors#external-parameter'],
  ["Module './a.js' not found", '/issues/errors#es-module-not-found'],
  ['el is an invalid dom element for application', '/issues/errors#react-el'],
  ['SecurityError pushState', '/issues/errors#pushstate', '/api/router'],
  [
    'Script error.',
    '/blog/sourcemap#related-cases',
    '/blog/sourcemap#script-error',
    '/issues/#why-does-the-console-say-script-error',
  ],
  ['violates Content Security Policy unsafe-eval', '/issues/errors#content-security-policy'],
  [
    'unsafe-eval',
    '/guide/concept/sandbox',
    '/issues/errors',
    '/issues/nothing-renders#6-does-the-content-security-policy-allow-it',
  ],
  ['will be overwritten', '/issues/errors'],
  ['TypeError preloadApp not registered', '/api/preloadApp', '/issues/errors#reading-entry'],
  ['ChunkLoadError: Loading chunk 12 failed.', '/issues/errors#loading-chunk'],
  ["Cannot read properties of undefined (reading 'call')", '/issues/errors#reading-call'],
  [
    'Target container is not a DOM element',
    '/issues/errors#create-root',
    '/issues/errors#hydrate-root',
  ],
  [
    "Cannot read properties of undefined (reading 'subAppBeforeLoad')",
    '/issues/errors#reading-sub-app-before-load',
  ],
  // As browsers, React and Vue print them, with the reader's own values.
  [
    "Uncaught SyntaxError: Unexpected token '<' (at main.js:1:1)",
    '/issues/errors#unexpected-token',
  ],
  ['Uncaught ReferenceError: process is not defined', '/issues/errors#reading-env'],
  [
    'Warning: Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:',
    '/issues/errors#invalid-hook-call',
  ],
  [
    "Access to fetch at 'http://localhost:8091/' from origin 'http://localhost:8080' has been blocked by CORS policy: No 'Access-Control-Allow-Origin' header is present on the requested resource.",
    '/issues/errors#failed-to-fetch',
  ],
  [
    "Refused to load the script 'http://localhost:8091/main.js' because it violates the following Content Security Policy directive: \"script-src 'self'\".",
    '/issues/errors#content-security-policy',
  ],
  [
    'ChunkLoadError: Loading chunk 437 failed. (error: http://localhost:8080/437.js)',
    '/issues/errors#loading-chunk',
  ],
  ['GET http://localhost:8091/ net::ERR_CONNECTION_REFUSED', '/issues/errors#failed-to-fetch'],
  [
    '[Vue warn]: Failed to mount app: mount target selector "#app" returned null.',
    '/issues/errors#vue-mount-target',
  ],
];
