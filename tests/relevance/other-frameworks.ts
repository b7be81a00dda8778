import type { Question } from './types';

/** What qiankun, single-spa and module federation call the things that Garfish has, too. */
export const OTHER_FRAMEWORKS: readonly Question[] = [
  ['registerMicroApps', '/api/registerApp', '/guide/advance/coming-from#concepts-of-the-host'],
  [
    'qiankun registerMicroApps',
    '/api/registerApp',
    '/guide/advance/coming-from#concepts-of-the-host',
  ],
  ['loadMicroApp', '/api/loadApp', '/guide/advance/coming-from#concepts-of-the-host'],
  [
    'activeRule',
    '/api/registerApp#activewhen',
    '/api/registerApp#activewhen-as-text',
    '/guide/advance/coming-from#concepts-of-the-host',
  ],
  ['initGlobalState', '/api/channel', '/guide/advance/coming-from#concepts-of-the-host'],
  ['onGlobalStateChange', '/api/channel', '/guide/advance/coming-from#concepts-of-the-host'],
  ['prefetchApps', '/api/preloadApp', '/guide/advance/coming-from#concepts-of-the-host'],
  [
    'experimentalStyleIsolation',
    '/plugins/plugins#css-scope',
    '/guide/advance/coming-from#concepts-of-the-host',
  ],
  [
    'strictStyleIsolation',
    '/guide/concept/sandbox#options',
    '/guide/advance/coming-from#concepts-of-the-host',
  ],
  [
    '__POWERED_BY_QIANKUN__',
    '/guide/tasks/qiankun',
    '/guide/quick-start/env',
    '/guide/advance/coming-from#concepts-of-the-sub-app',
  ],
  [
    '__INJECTED_PUBLIC_PATH_BY_QIANKUN__',
    '/guide/tasks/qiankun',
    '/guide/concept/buildConfig',
    '/guide/advance/coming-from#concepts-of-the-sub-app',
  ],
  [
    'registerApplication',
    '/api/registerApp',
    '/guide/advance/coming-from#what-single-spa-calls-it',
  ],
  [
    'single-spa registerApplication',
    '/api/registerApp',
    '/guide/advance/coming-from#what-single-spa-calls-it',
  ],
  ['activityFunction', '/api/registerApp#activewhen', '/api/registerApp#activewhen-as-text'],
  ['navigateToUrl', '/api/router', '/guide/advance/coming-from#what-single-spa-calls-it'],
  [
    'mountRootParcel',
    '/api/loadApp',
    '/guide/API/loadApp',
    '/guide/advance/coming-from#what-single-spa-calls-it',
  ],
  [
    'single-spa parcel',
    '/api/loadApp',
    '/guide/API/loadApp',
    '/guide/advance/coming-from#what-single-spa-calls-it',
  ],
  [
    'single-spa-react',
    '/guide/demo/react',
    '/guide/concept/bridge',
    '/guide/advance/coming-from#what-single-spa-calls-it',
  ],
  [
    'module federation shared',
    '/api/setExternal',
    '/guide/advance/coming-from#from-module-federation',
  ],
  ['module federation', '/api/setExternal', '/plugins/plugins', '/guide/advance/coming-from'],
  [
    'child app basename',
    '/api/registerApp#basename',
    '/guide/concept/router#the-basename-of-a-sub-app',
  ],
  [
    'main app',
    '/guide/quick-start/start#hello-host',
    '/guide/quick-start/tutorial#start-host',
    '/guide/demo/vite#the-host',
    '/hello',
    '/guide/quick-start/#terms',
  ],
  ['migrate from qiankun', '/guide/tasks/qiankun', '/guide/advance/coming-from'],
  ['qiankun', '/guide/tasks/qiankun', '/guide/advance/coming-from'],
  ['single-spa', '/guide/advance/coming-from'],
  [
    'different share scope',
    '/issues/errors#share-scope',
    '/guide/advance/coming-from#keep-the-containers-apart',
  ],
];
