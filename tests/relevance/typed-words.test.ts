import { expect, test } from '@jest/globals';
import { englishSearch } from './english-search';

// Words that readers type, and the page that must be first.

const { search } = await englishSearch();

test.each([
  ['provider', '/guide/demo/demo#the-contract-of-a-provider'],
  ['css isolation', '/plugins/plugins#css-scope'],
  ['typescript', '/guide/quick-start/env#types'],
  ['live cycle hooks', '/guide/concept/lifecycle'],
  [
    'what happens to timers when a sub app is unmounted',
    '/issues/#why-do-timers-and-listeners-go-on',
  ],
  ['why is my sub app rendered twice', '/api/loadApp#pitfalls'],
  ['disable sandbox', '/api/sandbox'],
  ['nginx config', '/guide/concept/buildConfig#production'],
  ['cors', '/guide/concept/buildConfig#production'],
  ['security', '/guide/concept/buildConfig#content-security-policy'],
  ['vm vs snapshot', '/guide/concept/sandbox#which-mode'],
  ['requirements', '/guide/concept/buildConfig'],
  ['ChunkLoadError', '/issues/errors#loading-chunk'],
  ['single-spa migration', '/guide/advance/coming-from'],
  ["undefined (reading 'mount')", '/issues/errors'],
  ['"provider" is "object"', '/issues/errors#provider-is-undefined'],
  ['Not found app "sub-app-react"', '/issues/errors'],
  [
    "TypeError: Cannot read properties of undefined (reading 'mount')\n" +
      '    at App.mount (http://localhost:8080/garfish.js:120:11)\n    at async start (main.js:3:1)',
    '/issues/errors#reading-another-name',
  ],
  ['caching', '/api/loadApp#caching'],
  ['deploying', '/guide/tasks/deploy'],
])('"%s" leads to %s first', (typed, link) => {
  const [page] = search(typed).pages;
  expect(link.includes('#') ? page?.suggestions[0]?.link : page?.routePath).toBe(link);
});
