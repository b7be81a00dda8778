import type { Question } from './types';

/** What qiankun, single-spa and module federation call the things that Garfish has, too. */
export const OTHER_FRAMEWORKS: readonly Question[] = [
  ['registerMicroApps', '/api/registerApp'],
  ['qiankun registerMicroApps', '/api/registerApp'],
  ['loadMicroApp', '/api/loadApp'],
  ['activeRule', '/api/registerApp#activewhen-as-text'],
  ['initGlobalState', '/api/channel'],
  ['onGlobalStateChange', '/api/channel'],
  ['prefetchApps', '/api/preloadApp'],
  ['experimentalStyleIsolation', '/plugins/plugins#css-scope'],
  ['strictStyleIsolation', '/guide/concept/sandbox#options'],
  ['__POWERED_BY_QIANKUN__', '/guide/quick-start/env'],
  ['__INJECTED_PUBLIC_PATH_BY_QIANKUN__', '/guide/concept/buildConfig'],
  ['registerApplication', '/api/registerApp'],
  ['single-spa registerApplication', '/api/registerApp'],
  ['activityFunction', '/api/registerApp#activewhen-as-text'],
  ['navigateToUrl', '/api/router'],
  ['mountRootParcel', '/api/loadApp', '/guide/API/loadApp'],
  ['single-spa parcel', '/api/loadApp', '/guide/API/loadApp'],
  ['single-spa-react', '/guide/demo/react', '/guide/concept/bridge'],
  ['module federation shared', '/api/setExternal'],
  ['module federation', '/api/setExternal', '/plugins/plugins'],
  ['child app basename', '/guide/concept/router#the-basename-of-a-sub-app'],
  [
    'main app',
    '/guide/quick-start/start#the-host',
    '/guide/demo/vite#the-host',
    '/hello',
    '/guide/quick-start/#terms',
  ],
];
