import type GarfishInstance from 'garfish';
import type { interfaces } from 'garfish';
import type { AppState, Report } from '../messages';
import { addressOf } from './from-page';
import { asText, placeOf } from './host';

type Garfish = typeof GarfishInstance;

/** Reports every hook, the states that follow from them, and the events of the channel. */
export function watchGarfish(garfish: Garfish, report: Report): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of Garfish, not a hook of React
  garfish.usePlugin(() => timelinePlugin(report));
  const emit = garfish.channel.emit.bind(garfish.channel);
  garfish.channel.emit = (event, ...values) => {
    report('channel', '', String(event), values.map(asText).join(', '));
    return emit(event, ...values);
  };
}

function timelinePlugin(report: Report): interfaces.Plugin {
  const hook = (name: string, app: string, detail = '') => report('hook', app, name, detail);
  const error = (name: string, app: string, thrown: unknown) =>
    report('hook', app, name, asText(thrown), placeOf(thrown));
  const state = (app: string, now: AppState) => report('state', app, now);
  return {
    name: 'timeline',
    beforeBootstrap: ({ basename }) => hook('beforeBootstrap', '', `basename: ${basename ?? '/'}`),
    bootstrap: () => hook('bootstrap', ''),
    beforeRegisterApp: (apps) =>
      hook('beforeRegisterApp', '', [apps].flat().map(nameOf).join(', ')),
    registerApp: (apps) => hook('registerApp', '', Object.keys(apps).join(', ')),
    beforeLoad: ({ name, entry }) => hook('beforeLoad', name, entry),
    afterLoad({ name }, app) {
      hook('afterLoad', name, app ? '' : 'null');
      if (app && !app.mounted) state(name, 'loaded');
    },
    errorLoadApp(thrown, { name }) {
      error('errorLoadApp', name, thrown);
      state(name, 'failed');
    },
    beforeMount: ({ name }, _, cacheMode) => hook('beforeMount', name, `cacheMode: ${cacheMode}`),
    beforeEval: ({ name }, _code, _env, url) => hook('beforeEval', name, fileOf(url)),
    afterEval: ({ name }, _code, _env, url) => hook('afterEval', name, fileOf(url)),
    errorExecCode: (thrown, { name }) => error('errorExecCode', name, thrown),
    afterMount({ name }, _, cacheMode) {
      hook('afterMount', name, `cacheMode: ${cacheMode}`);
      state(name, 'mounted');
    },
    errorMountApp(thrown, { name }) {
      error('errorMountApp', name, thrown);
      state(name, 'failed');
    },
    beforeUnmount: ({ name }, _, cacheMode) =>
      hook('beforeUnmount', name, `cacheMode: ${cacheMode}`),
    afterUnmount({ name }, _, cacheMode) {
      hook('afterUnmount', name, `cacheMode: ${cacheMode}`);
      state(name, cacheMode ? 'hidden' : 'unmounted');
    },
    errorUnmountApp: (thrown, { name }) => error('errorUnmountApp', name, thrown),
  };
}

function nameOf({ name }: interfaces.AppInfo): string {
  return name;
}

/** The path of a script; empty for one that stands in the HTML. */
function fileOf(url: string | undefined): string {
  return url ? addressOf(url).pathname : '';
}

/** Reports what is printed and what nobody catches. */
export function watchWindow(report: Report): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    // biome-ignore lint/suspicious/noConsole: the timeline shows what is printed
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report('console', '', level, values.map(asText).join(' '));
      print(...values);
    };
  }
  window.addEventListener('error', ({ message, error }) =>
    report('error', '', 'uncaught', message, placeOf(error)),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report('error', '', 'unhandled rejection', asText(reason), placeOf(reason)),
  );
}
