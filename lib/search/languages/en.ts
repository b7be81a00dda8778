import type { SearchLanguage } from '.';

/** Names of one thing: a reader who types one of them also finds the others. */
const SAME_THING: readonly (readonly string[])[] = [
  ['hmr', 'hot module replacement', 'hot update'],
  ['web component', 'custom element'],
  ['shadow dom', 'shadow root'],
  ['cors', 'cross-origin'],
  ['alone', 'standalone'],
  ['by hand', 'manually'],
  ['css', 'style'],
  ['refresh', 'reload'],
  ['login', 'log in', 'sign-in', 'sign in'],
];

export const en: SearchLanguage = {
  stopWords: new Set(
    (
      'a am an and are as at be been between but by can could did do does for from get had has have how ' +
      'i if in into is it its me my not of on only or our own should so than that the their them ' +
      'then there these they this to was we were what when where which while who why will with would ' +
      'versus vs you your'
    ).split(' '),
  ),
  meanings: [
    /^(?:what(?:['’]?s| is| are)|define|(?:meaning|definition) of) (?:an? |the )?(.+)$/i,
    /^what does (?!this |that |my )(.+) mean$/i,
    /^(.+) (?:meaning|definition)$/i,
  ],
  answers: ['Type', 'Default', 'Fix'],
  synonyms: [
    ...SAME_THING.flatMap((names) =>
      names.map((name) => [name, names.filter((other) => other !== name).join(', ')] as const),
    ),
    ['main app, main application, base app, master app, parent app, container app, shell', 'host'],
    ['child app, child application, micro app, micro application, sub application', 'sub-app'],
    ['subapp, childapp, microapp, subapplication', 'sub-app'],
    ['microfrontend, micro front end', 'micro-frontend'],
    ['hot reload, live reload, fast refresh', 'hot module replacement'],
    ['cross domain', 'cross-origin'],
    ['standalone, independently', 'alone'],
    [
      'getting started, get started, begin, beginner, start here, starter, template, boilerplate, ' +
        'first app, first project, new app, new sub-app, create app, create sub-app',
      'quick start',
    ],
    ['why garfish, about garfish', 'introduction'],
    ['communication, event bus, eventbus, event emitter, message bus', 'channel'],
    ['css isolation, style isolation, style conflict, scoped css', 'css-scope'],
    ['share dependency, shared dependency, share library, shared library', 'setExternal'],
    ['turn off, switch off, deactivate', 'disable'],
    ['send', 'pass'],
    ['typescript', 'types'],
    ['deployment', 'deploy'],
    ['authentication, authenticate, auth', 'sign-in, login'],
    ['csp', 'content-security-policy'],
    ['migrate, migration', 'upgrade, moving'],
    ['changelog, release notes', 'what changed'],
    ['breaking change', 'upgrade'],
    ['demo, live demo, codesandbox, stackblitz', 'playground'],
    ['safari, internet explorer', 'browser support'],
    ['protect', 'guard'],
    ['navigate', 'router push'],
    ['communicate', 'channel'],
    ['backend', 'server'],
    ['container', 'domGetter'],
    ['interceptor, custom fetch', 'loader fetch'],
    ['provider is null, provider null', 'provider undefined'],
    ['error handling, exception handling', 'errorMountApp, errorLoadApp'],
    ['subdomain', 'sub-domain'],
    ['spinner, loading spinner', 'loading indicator'],
    ['dynamic registration, dynamic register', 'registerApp'],
    ['not mounting, not rendering, not showing', 'nothing renders'],
    ['xss', 'isolated'],
    ['troubleshooting, frequently asked questions', 'faq'],
    // The names of qiankun.
    ['registerMicroApps', 'registerApp'],
    ['loadMicroApp', 'loadApp'],
    ['activeRule', 'activeWhen'],
    ['initGlobalState, onGlobalStateChange, setGlobalState', 'channel'],
    ['prefetchApps, prefetch', 'preload'],
    ['experimentalStyleIsolation', 'css-scope'],
    ['strictStyleIsolation', 'strictIsolation'],
    ['addGlobalUncaughtErrorHandler', 'errorMountApp, errorLoadApp'],
    ['__POWERED_BY_QIANKUN__', '__GARFISH__'],
    ['__INJECTED_PUBLIC_PATH_BY_QIANKUN__', 'publicPath'],
    // The names of single-spa and module federation.
    ['single-spa', 'garfish'],
    ['registerApplication', 'registerApp'],
    ['activityFunction', 'activeWhen'],
    ['mountRootParcel, parcel', 'loadApp'],
    ['navigateToUrl', 'router push'],
    ['addErrorHandler', 'errorMountApp, errorLoadApp'],
    ['single-spa-react', 'react bridge'],
    ['single-spa-vue', 'vue bridge'],
    ['module federation, federation', 'setExternal, remote-module'],
  ],
};
