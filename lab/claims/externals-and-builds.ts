import { claims, each } from './claim';
import type { Lab } from './lab';

/** What pages say of externals and of settings of the build. */
export const EXTERNALS_AND_BUILDS = claims([
  '/api/setExternal',
  [
    'Garfish.setExternal shares libraries of the host with its sub-apps.',
    '/api/setExternal#signature You can call it',
  ],
  ...each(
    async ({ Garfish, ran, notes }: Lab, when: 'before' | 'after' | 'too late') => {
      const script = "note(String(require('lib')));";
      if (when === 'before') Garfish.setExternal('lib', 'shared');
      Garfish.run({ domGetter: '#container', disablePreloadApp: true });
      if (when === 'after') Garfish.setExternal('lib', 'shared');
      await ran(script);
      if (when === 'too late') Garfish.setExternal('lib', 'shared');
      return notes;
    },
    [
      [
        '#signature You can call it before and after run, but before the sub-app is mounted, because its scripts call require while they run.',
        ['before', ['shared']],
        ['after', ['shared']],
        ['too late', ['undefined']],
      ],
    ],
  ),
  [
    'All externals are in Garfish.externals.',
    '/api/setExternal#signature A name that is already set',
  ],
  [
    "#set-up-the-bundler The bundler then emits require('react'), which Garfish resolves.",
    '/api/setExternal#signature You can call it',
  ],
  [
    'A build with these externals runs in Garfish only.',
    '/issues/errors#package-not-found The sub-app called require',
  ],
  [
    "#pitfalls The sub-app gets another version if a global variable of the host's page has the same name.",
    '/api/setExternal#what-a-sub-app-gets So a global variable',
  ],
  [
    "#what-a-sub-app-gets The app's own window, which inherits the globals of the host's page.",
    '/api/setExternal#what-a-sub-app-gets So a global variable',
  ],
  '/guide/concept/buildConfig#externals',
  [
    "Garfish's require looks for this name in the app's window, then in what the host has set with setExternal, and last in the host's window.",
    '/api/setExternal#what-a-sub-app-gets So a global variable',
  ],
  [
    'If nothing matches, it warns Package "react" is not found.',
    '/issues/errors#package-not-found The sub-app called require',
  ],
  [
    "With externals: { react: 'react' }, a UMD bundle calls require('react').",
    '/api/setExternal#signature You can call it',
  ],
  '#each-setting-and-what-happens-without-it',
  [
    "In the vm sandbox, self is the app's own window. With disableWith, self is the real window, so set globalObject to 'window'",
    async ({ ran }) => {
      await ran('self.first = 1; (() => self)().second = 1;');
      const inside = ['first' in window, 'second' in window];
      await ran('self.third = 1;', { sandbox: { disableWith: true } });
      return [...inside, 'third' in window];
    },
    [false, false, true],
  ],
  [
    'webpackJsonp, the default of webpack 4, is not one of them, so set your own name.',
    '/guide/concept/buildConfig#each-setting-and-what-happens-without-it The window of the app',
  ],
  '#scripts-that-must-not-see-exports',
  [
    'A third-party script, such as a UMD library from a CDN, finds exports and stores itself there, so it is missing on window.',
    '/issues/#why-is-a-library-from-a-cdn-missing-on-window A UMD library',
  ],
  '#relative-urls',
  [
    'src and href of elements created with document.createElement in the vm sandbox | The sub-app, as long as you set the attribute before you add the element.',
    '/api/sandbox#fixstaticresourcebaseurl Resolves',
  ],
  [
    "new Request('/x'), a URL object, sendBeacon, EventSource, new Worker('/x.js') | The host, also with fixBaseUrl",
    '/api/sandbox#fixbaseurl A Request or URL',
  ],
  [
    'By default, Garfish rewrites only static resources, not requests.',
    '/guide/concept/buildConfig#relative-urls a string passed to fetch',
  ],
  '#why-a-sub-app-needs-its-own-settings',
  [
    'Garfish runs each script as the body of a function that receives exports, module and require. Then it reads exports.provider, so build UMD, or set __GARFISH_EXPORTS__.',
    '/api/hooks#arguments code, url',
  ],
  [
    "The app's window inherits the globals of the host's window, so store the app's chunks under a global name that no other app uses.",
    '/api/getGlobal#the-real-window-in-a-sub-app if the host assigns',
  ],
  [
    "Garfish fetches the entry, scripts and stylesheets from the host's page, so the server needs CORS headers, unless host and sub-app have the same origin.",
    '/api/loader#what-is-requested-and-how Garfish sends requests',
  ],
  '#vite',
  [
    "Vite's dev server serves ES modules, so set sandbox: false for the app in the host.",
    '/issues/errors#import-statement The vm sandbox',
  ],
]);
