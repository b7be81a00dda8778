import Garfish, { defineCustomElements, type interfaces } from 'garfish';

declare global {
  interface Window {
    lab: Lab;
    /** Lets the time pass, where it stands still. */
    passTime?: (milliseconds: number) => Promise<void>;
  }
}

export type Lab = typeof lab;

type Fields = Partial<interfaces.AppInfo>;
type Options = Partial<interfaces.Options>;
type Route = Parameters<Parameters<typeof Garfish.router.afterEach>[0]>[0];

const APPS = 'http://localhost:8091';

const warnings: string[] = [];
const errors: string[] = [];
const rejections: string[] = [];
const requests: { url: string; init: RequestInit }[] = [];

console.warn = (...parts) => warnings.push(parts.join(' '));
console.error = (...parts) => errors.push(parts.join(' '));
window.addEventListener('unhandledrejection', (event) => {
  rejections.push(messageOf(event.reason));
  event.preventDefault();
});

const sendRequest = window.fetch;
window.fetch = (input, init = {}) => {
  requests.push({ url: String(input).replace(APPS, ''), init });
  return sendRequest.call(window, input, init);
};

/** What a claim works with, in the page of the host. */
export const lab = {
  Garfish,
  defineCustomElements,

  /** What few claims work with, and what is larger than all else. */
  more: () => import('./more'),
  /** The routers of hosts. */
  routers: () => import('./routers'),

  /** What sub-apps and hooks have noted. */
  notes: [] as string[],
  /** What Garfish has warned of. */
  warnings,
  /** What was printed as an error. */
  errors,
  /** What nobody has caught. */
  rejections,
  /** What was requested, without the origin of the sub-apps. */
  requests,

  /** Where a sub-app lies. */
  entry: (name: string) => `${APPS}/${name}/`,

  /** An app with a route of its name. */
  app: (name: string, fields: Fields = {}): interfaces.AppInfo => ({
    name,
    entry: `${APPS}/${name}/`,
    activeWhen: `/${name}`,
    ...fields,
  }),

  /** Starts the host. */
  start: (options: Options = {}) =>
    Garfish.run({ domGetter: '#container', disablePreloadApp: true, ...options }),

  /** Loads an app that must load. */
  async load(name: string, fields: Fields = {}): Promise<interfaces.App> {
    const options = { entry: `${APPS}/${name}/`, domGetter: '#container', ...fields };
    const app = await Garfish.loadApp(name, options);
    if (!app) throw new Error(`${name} was not loaded`);
    return app;
  },

  /** Loads and mounts an app. */
  async mounted(name: string, fields?: Fields): Promise<interfaces.App> {
    const app = await lab.load(name, fields);
    await app.mount();
    return app;
  },

  /** Where a sub-app of one script lies, which has `note` and, unless it names its own, a provider. */
  own: (script: string, html = '') =>
    `${APPS}/${encodeURIComponent(JSON.stringify([script, html]))}/`,

  /** Loads and mounts a sub-app of one script. */
  ran: (script: string, fields?: Fields, html?: string) =>
    lab.mounted('own', { entry: lab.own(script, html), ...fields }),

  /** What a sub-app of one script shows, or how its mount ends otherwise. */
  async shows(script: string, fields?: Fields, html?: string): Promise<string | undefined> {
    const app = await lab.load('own', { entry: lab.own(script, html), ...fields });
    const end = await lab.ending(() => app.mount());
    return end === 'resolves with true' ? lab.text() : end;
  },

  /** Starts the host and waits until an app shows. */
  async shown(options: Options): Promise<void> {
    lab.start(options);
    await lab.until(lab.text);
  },

  /** Sets a guard that lets everything pass and notes its name, or what it is told to say. */
  guard(
    setter: 'beforeEach' | 'afterEach',
    tell: (to: Route, from: Route) => unknown = () => setter,
  ): void {
    Garfish.router[setter]((to, from, next) => {
      lab.notes.push(String(tell(to, from)));
      next();
    });
  },

  /** A function that throws. */
  failing: (message: string) => () => {
    throw new Error(message);
  },

  /** Hooks that note the place where they were set. */
  hooks(place: string, ...names: string[]): Options {
    return Object.fromEntries(
      names.map((name) => [name, () => void lab.notes.push(`${place} ${name}`)]),
    );
  },

  /** A plugin of hooks that note its name. */
  plugin:
    (place: string, ...names: string[]) =>
    () => ({
      name: place,
      ...lab.hooks(place, ...names),
    }),

  /** A page in a frame, and what evaluates in it the build of Garfish for pages without a bundler. */
  async frame() {
    const code = await (await fetch(`${APPS}/garfish.js`)).text();
    const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
    const page = Object(contentWindow);
    return { page, evaluate: () => page.eval(code) };
  },

  /** How often something was noted. */
  count: (text: string) => lab.notes.filter((note) => note === text).length,

  /** Whether Garfish has warned in these words. */
  warned: (words: string) => warnings.some((text) => text.includes(words)),

  /** What is in a mount node. */
  text: (selector = '#container') => document.querySelector(selector)?.textContent?.trim(),

  /** Says how a call ends: what it returns, throws, resolves or rejects with. */
  async ending(call: () => unknown): Promise<string> {
    let result: unknown;
    try {
      result = call();
    } catch (error) {
      return `throws ${messageOf(error)}`;
    }
    if (!(result instanceof Promise)) return `returns ${described(result)}`;
    return result.then(
      (value) => `resolves with ${described(value)}`,
      (error) => `rejects with ${messageOf(error)}`,
    );
  },

  /** Waits for a condition. */
  async until(isSo: () => unknown): Promise<void> {
    for (const begun = Date.now(); !isSo(); await moment())
      if (Date.now() - begun > 5_000)
        throw new Error(`Never came: ${isSo}. Noted: ${lab.notes}. Left: ${rejections}`);
  },

  /** Lets everything happen that is not waiting for a timer or a request. */
  async settle(): Promise<void> {
    for (let count = 0; count < 20; count++) await moment();
  },

  /** Lets the time pass, where it stands still. */
  pass: (milliseconds: number) => window.passTime?.(milliseconds),
};

window.lab = lab;

/** A task later; a timer would not come where the time stands still. */
function moment(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

function described(value: unknown): string {
  return value !== null && typeof value === 'object' ? 'an object' : String(value);
}

function messageOf(error: unknown): string {
  return error instanceof Error
    ? error.message.replace(/^\[Garfish[^\]]*\]: /, '').trim()
    : String(error);
}
