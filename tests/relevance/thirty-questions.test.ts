import { expect, test } from '@jest/globals';
import { englishSearch, placesIn } from './english-search';
import type { Question } from './types';

// What users of micro-frontends ask most in public trackers, with the section that answers each.

const QUESTIONS: readonly Question[] = [
  ['container stays empty, no error', '/issues/nothing-renders'],
  [
    'loadApp returns null',
    '/issues/errors#reading-mount',
    '/api/loadApp#when-it-resolves-with-null-and-when-it-rejects',
  ],
  ['provider is undefined after build', '/issues/errors#provider-is-undefined'],
  ['several sub-apps on one page', '/guide/API/loadApp#several-apps-on-one-page'],
  ['vite sub-app white page', '/guide/demo/vite#traps', '/guide/demo/vite'],
  [
    'styles leak into the host',
    '/guide/concept/sandbox#keeping-styles-apart',
    '/issues/#why-do-styles-conflict-between-apps',
  ],
  [
    'styled-components styles lost on return',
    '/issues/#why-are-styles-of-styled-components-lost-after-the-second-mount',
  ],
  [
    'antd modal without styles',
    '/issues/#why-do-modals-drawers-and-selects-of-antd-lose-their-styles',
  ],
  [
    'cached app does not follow the route',
    '/issues/#why-does-the-second-visit-fail-or-show-nothing',
    '/guide/concept/cache',
    '/guide/concept/router#how-open-apps-are-refreshed',
  ],
  ['tabs that keep their state', '/guide/tasks/tabs'],
  ['cache true downloads everything again', '/guide/concept/cache', '/api/loadApp#caching'],
  [
    'switching routes quickly shows the wrong app',
    '/guide/concept/router#quick-navigations',
    '/api/router#async-guards-and-quick-navigations',
    '/blog/architecture#two-navigations',
  ],
  [
    'host framework patches history',
    '/guide/tasks/host-with-router#limits',
    '/guide/tasks/host-with-router',
  ],
  [
    'white page until reload',
    '/issues/#why-is-a-sub-app-white-until-a-reload',
    '/issues/#why-is-the-page-white-after-a-reload',
  ],
  ['how to deploy with nginx', '/guide/tasks/deploy', '/guide/tasks/deploy#one-server'],
  ['login redirect, shared session, 401', '/guide/tasks/sign-in'],
  [
    'shared state between apps',
    '/guide/tasks/communication',
    '/guide/tasks/communication#a-shared-store',
  ],
  ['invalid hook call, two copies of react', '/issues/errors#invalid-hook-call'],
  [
    'show a fallback when a sub-app server is down',
    '/guide/API/loadApp#errors',
    '/issues/#what-do-users-see-when-a-sub-app-fails',
    '/api/hooks#errorloadapp',
  ],
  ['find a memory leak', '/guide/tasks/leaks'],
  ['unit test a sub-app', '/guide/tasks/testing'],
  ['umi sub-app', '/guide/tasks/meta-frameworks#umi'],
  ['load a qiankun sub-app unchanged', '/guide/tasks/qiankun'],
  [
    'next.js ssr sub-app',
    '/guide/tasks/meta-frameworks#next-as-sub-app',
    '/issues/#can-i-use-nextjs-nuxt-or-another-server-renderer',
  ],
  ['register apps from a server', '/api/registerApp#examples'],
  [
    'chunks 404 or mime type text/html',
    '/issues/#why-do-pictures-or-chunks-answer-with-404',
    '/issues/errors#loading-chunk',
    '/issues/errors#unexpected-token',
  ],
  [
    'debug a local sub-app in the deployed host',
    '/blog/hmr#online-host-local-sub-app',
    '/guide/quick-start/env#running-alone',
  ],
  ['nested sub-app fails on the second visit', '/guide/advance/nested'],
  ['preload an app', '/api/preloadApp'],
  ['is garfish still maintained', '/guide/tasks/upgrade#is-garfish-still-maintained'],
];

const { records, search } = await englishSearch();

test('the sections that answer are there', () => {
  const places = placesIn(records);
  const answers = QUESTIONS.flatMap(([, ...answers]) => answers);
  expect(QUESTIONS).toHaveLength(30);
  expect(answers.filter((answer) => !places.has(answer))).toEqual([]);
});

test.each(QUESTIONS)('"%s" leads to a section that answers', (typed, ...answers) => {
  const rows = search(typed)
    .pages.slice(0, 3)
    .flatMap(({ routePath, suggestions }) => [routePath, ...suggestions.map(({ link }) => link)]);
  expect(rows).toEqual(
    expect.arrayContaining([expect.stringMatching(new RegExp(`^(?:${answers.join('|')})$`))]),
  );
});
