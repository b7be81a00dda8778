import type { EventKind, StageEvent } from './messages';

/** What an event means, in a sentence, and the page or section that says more. Like the scenarios, they are English. */
export type Explanation = { text: string; see: string };

const HOOKS: Readonly<Record<string, string>> = {
  beforeBootstrap: 'The host has called Garfish.run. No app is registered yet.',
  bootstrap: 'Garfish runs: the apps are registered, and the router has compared the first path.',
  beforeRegisterApp: 'Garfish is about to register the apps that were passed to it.',
  registerApp: 'These apps are registered. Nothing of them has been fetched.',
  beforeLoad: 'Garfish is about to load the app. A hook that returns false stops it here.',
  afterLoad:
    'The entry and its scripts and styles are there, or come from the cache. Nothing has run or is on the page. The detail null says that loading has failed.',
  errorLoadApp: 'The entry could not be loaded. loadApp resolves with null.',
  beforeMount:
    'The first step of mount() and show(). cacheMode is true when the app comes back from hide(), so its scripts do not run again.',
  beforeEval:
    'A script of the app is about to run. Without a file, it is the onload of a script, or one that stands in the HTML.',
  afterEval: 'The script has run, and has not thrown.',
  errorExecCode: 'A script of the app has thrown, so the mount ends.',
  afterMount: 'The provider has rendered the app. A framework may paint a little later.',
  errorMountApp:
    'Mounting has failed: a script threw, the provider or the container is missing, or render threw.',
  beforeUnmount:
    'The first step of unmount() and hide(). cacheMode is true for hide(), which keeps the scripts of the app.',
  afterUnmount: 'The provider has removed the app, and Garfish has removed its element.',
  errorUnmountApp: 'destroy has thrown. The app has left the page anyway.',
};

const STATES: Readonly<Record<string, string>> = {
  loaded: 'The app is loaded and can be mounted.',
  mounted: 'The app is on the page.',
  hidden: 'The app has left the page. Its scripts and their variables are kept for show().',
  unmounted: 'The app has left the page. The next mount() runs its scripts again.',
  failed: 'The app could not be loaded or mounted.',
};

const KINDS: Readonly<Record<Exclude<EventKind, 'hook' | 'state'>, Explanation>> = {
  action: {
    text: 'Run, or a button below the stage, calls this function of host.js.',
    see: '/guide/API/loadApp',
  },
  page: {
    text: 'The container has changed, and now shows this text. Buttons are in brackets.',
    see: '/api/run#domgetter',
  },
  request: {
    text: 'Garfish fetches a file. Only a failing entry stops loading; without a script or a stylesheet it goes on.',
    see: '/api/loader',
  },
  route: {
    text: 'The path has changed. Garfish compares it with activeWhen of each registered app.',
    see: '/guide/concept/router',
  },
  channel: { text: 'Somebody has sent this on the channel.', see: '/api/channel' },
  console: {
    text: 'A line of the console, by Garfish, the host or an app.',
    see: '/issues/errors',
  },
  error: { text: 'An error that nobody has caught.', see: '/issues/errors' },
};

/** What an event means. */
export function explain({ kind, name }: StageEvent): Explanation {
  if (kind === 'hook') {
    return { text: HOOKS[name] ?? '', see: `/api/hooks#${name.toLowerCase()}` };
  }
  if (kind === 'state') return { text: STATES[name] ?? '', see: '/guide/concept/lifecycle' };
  return KINDS[kind];
}
