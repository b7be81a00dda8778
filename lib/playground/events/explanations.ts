import type { Scenario } from '../scenario';
import { type EventKind, type StageEvent, SYNTAX } from '../stage-messages';
import { levelOf } from './timeline';

/** Explains an event in a sentence, in English as the scenarios are, with the page or section that says more, if any. */
export type Explanation = { text: string; see?: string };

const HOOKS: Readonly<Record<string, string>> = {
  beforeBootstrap: 'The host has called Garfish.run. No app is registered yet.',
  bootstrap: 'Garfish runs: the apps are registered, and the router has compared the first path.',
  beforeRegisterApp: 'Garfish is about to register the apps that were passed to it.',
  registerApp: 'These apps are registered. Nothing of them has been fetched.',
  beforeLoad: 'Garfish is about to load the app. A hook that returns false stops it here.',
  afterLoad:
    'The entry and its scripts and styles are there, or come from the cache. Nothing has run or is on the page. The detail null says that loading has failed.',
  errorLoadApp:
    'The entry could not be loaded. loadApp resolves with null if run has this hook, and rejects otherwise.',
  beforeMount:
    'The first step of mount() and show(). cacheMode is true when the app comes back from hide(), so its scripts do not run again.',
  beforeEval:
    'A script of the app is about to run. A script in the HTML has the path of the entry; without a file, Garfish calls window.onload of the app.',
  afterEval: 'The script has run, and has not thrown.',
  errorExecCode: 'A script of the app has thrown. Before afterMount, this ends the mount.',
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

/** Explains an event. A failure links to its entry, which is that of the scenario if it has one. */
export function explain(event: StageEvent, entry?: Scenario['explained']): Explanation {
  const { kind, name } = event;
  if (kind === 'hook') {
    return { text: HOOKS[name] ?? '', see: `/api/hooks#${name.toLowerCase()}` };
  }
  if (name === SYNTAX) return { text: 'The code has an error, so it can’t run.' };
  const sort =
    kind === 'state' ? { text: STATES[name] ?? '', see: '/guide/concept/lifecycle' } : KINDS[kind];
  const failure = levelOf(event) === 'failure' ? entryOf(event, entry) : undefined;
  return failure ? { ...sort, see: failure } : sort;
}

/** The entry of a failure: that of the scenario, else that of its message. The user's own slips have none. */
export function entryOf({ name, detail }: StageEvent, entry?: Entry): Entry | undefined {
  return name === SYNTAX ? undefined : (entry ?? entryFor(detail));
}

type Entry = NonNullable<Scenario['explained']>;

/** The messages that an app can cause, and the entry of `/issues/errors` that explains each. */
const ENTRIES: readonly (readonly [RegExp, string])[] = [
  [/load failed with status/, 'load-failed-with-status'],
  // Chromium, Firefox, Safari
  [/Failed to fetch|NetworkError when attempting|Load failed/, 'failed-to-fetch'],
  [/Entrance wrong type/, 'entrance-wrong-type'],
  [/"provider" is/, 'provider-is-undefined'],
  [/"render" is required/, 'render-is-required'],
  [/"destroy" is required/, 'destroy-is-required'],
  [/Invalid module content/, 'invalid-module-content'],
  [/import statement|import\.meta|import declarations may only/, 'import-statement'],
  [/Unexpected (token|keyword) 'export'|export declarations may only/, 'unexpected-export'],
  [/Unexpected token '<'|expected expression, got '<'/, 'unexpected-token'],
  [/Identifier '(exports|module|require)' has already/, 'exports-declared'],
  [/Invalid domGetter/, 'invalid-domgetter'],
  [/Invalid node type/, 'invalid-node-type'],
  [/Loading (CSS )?chunk/, 'loading-chunk'],
  [/Target container is not a DOM element/, 'create-root'],
  [/Invalid hook call|React error #321/, 'invalid-hook-call'],
  [/in JSON at|JSON Parse error/, 'garfish-config'],
];

/** The entry for a message; nothing for an error of the app's own. */
export function entryFor(message: string): Entry | undefined {
  const [, id] = ENTRIES.find(([pattern]) => pattern.test(message)) ?? [];
  return id === undefined ? undefined : `/issues/errors#${id}`;
}
