import type GarfishInstance from 'garfish';
import type { interfaces } from 'garfish';
import { type AppState, LINE_END } from '../stage-messages';
import { urlOnStage } from './browser-stubs';
import { asText, thrownAt } from './host';
import { report } from './page';

type Garfish = typeof GarfishInstance;

/** Reports every hook, the states that follow from them, and the events of the channel. */
export function watchGarfish(garfish: Garfish): void {
  // biome-ignore lint/correctness/useHookAtTopLevel: a method of Garfish, not a hook of React
  garfish.usePlugin(timelinePlugin);
  const emit = garfish.channel.emit.bind(garfish.channel);
  garfish.channel.emit = (event, ...values) => {
    report('channel', '', String(event), values.map(asText).join(', '));
    return emit(event, ...values);
  };
}

function timelinePlugin(): interfaces.Plugin {
  const hook = (name: string, app: string, detail = '') => report('hook', app, name, detail);
  const state = (app: string, now: AppState) => report('state', app, now);
  const failure =
    (hookName: string, now?: AppState) =>
    (thrown: unknown, { name }: interfaces.AppInfo) => {
      report('hook', name, hookName, asText(thrown), thrownAt(thrown));
      if (now) state(name, now);
    };
  return {
    name: 'timeline',
    beforeBootstrap: ({ basename }) => hook('beforeBootstrap', '', `basename: ${basename ?? '/'}`),
    bootstrap: () => hook('bootstrap', ''),
    beforeRegisterApp(apps) {
      const names = [apps].flat().map(({ name }) => name);
      hook('beforeRegisterApp', '', names.join(', '));
    },
    registerApp: (apps) => hook('registerApp', '', Object.keys(apps).join(', ')),
    beforeLoad: ({ name, entry }) => hook('beforeLoad', name, entry),
    afterLoad({ name }, app) {
      hook('afterLoad', name, app ? '' : 'null');
      if (app && !app.mounted) state(name, 'loaded');
    },
    errorLoadApp: failure('errorLoadApp', 'failed'),
    beforeMount: ({ name }, _, cacheMode) => hook('beforeMount', name, `cacheMode: ${cacheMode}`),
    beforeEval: ({ name }, _code, _env, url) => hook('beforeEval', name, fileOf(url)),
    afterEval: ({ name }, _code, _env, url) => hook('afterEval', name, fileOf(url)),
    errorExecCode: failure('errorExecCode'),
    afterMount({ name }, _, cacheMode) {
      hook('afterMount', name, `cacheMode: ${cacheMode}`);
      state(name, 'mounted');
    },
    errorMountApp: failure('errorMountApp', 'failed'),
    beforeUnmount: ({ name }, _, cacheMode) =>
      hook('beforeUnmount', name, `cacheMode: ${cacheMode}`),
    afterUnmount({ name }, _, cacheMode) {
      hook('afterUnmount', name, `cacheMode: ${cacheMode}`);
      state(name, cacheMode ? 'hidden' : 'unmounted');
    },
    errorUnmountApp: failure('errorUnmountApp'),
  };
}

/** The path of a script; empty for a call of `window.onload`. */
function fileOf(url: string | undefined): string {
  return url ? urlOnStage(url).pathname : '';
}

/** Reports what is printed and what nobody catches. */
export function watchWindow(): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    // biome-ignore lint/suspicious/noConsole: the timeline shows what is printed
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report('console', '', level, values.map(asText).join(' '));
      print(...values);
    };
  }
  window.addEventListener('error', ({ message, error }) =>
    report('error', '', 'uncaught', message, thrownAt(error)),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report('error', '', 'unhandled rejection', asText(reason), thrownAt(reason)),
  );
}

/** The element that Garfish puts around an app in the container. */
const APP = /^garfish_app_for_(.*)_[^_]*$/;
/** An app that ticks every second would fill the timeline. */
const IGNORED = 'title, script, style, [hidden], .app-beat';
/** Elements that begin a line of their own: by names, since the computed style of a word in a flex box is that of a block, too. */
const BLOCKS = 'div, footer, form, h1, h2, h3, header, li, main, nav, ol, p, section, ul';

/** Reports what each container of the host shows, whenever that changes. */
export function watchContainers(main: HTMLElement): void {
  const texts = new Map<Element, { app: string; text: string }>();
  const observer = new MutationObserver(reportChanges);
  const changes = {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['hidden'],
  };

  function reportChanges() {
    for (const container of main.querySelectorAll('section > div')) {
      const before = texts.get(container) ?? { app: '', text: '' };
      const lines = textsOf(container)
        .join(' ')
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ').trim());
      const text = lines.filter(Boolean).join(LINE_END);
      if (text === before.text) continue;
      const app = appIn(container) ?? before.app;
      texts.set(container, { app, text });
      report('page', app, `#${container.id}`, text);
    }
  }

  function textsOf(node: Node): string[] {
    if (node instanceof Text) return [node.data.replaceAll('\n', ' ')];
    if (!(node instanceof Element) || node.matches(IGNORED)) return [];
    // The texts of an app with strictIsolation. To observe them again changes nothing.
    if (node.shadowRoot) observer.observe(node.shadowRoot, changes);
    const inner = [...(node.shadowRoot ?? node).childNodes].flatMap(textsOf);
    if (node.matches('button')) return [`[${inner.join('').trim()}]`];
    return node.matches(BLOCKS) ? ['\n', ...inner, '\n'] : inner;
  }

  observer.observe(main, changes);
}

function appIn(container: Element): string | undefined {
  const { id = '' } = container.querySelector('[id^="garfish_app_for_"]') ?? {};
  return APP.exec(id)?.[1];
}
