import type { AboutChallenge, AboutScenario, Action, BuiltApp, Change } from './about-file';
import type { AppState } from './messages';

export type { Action, BuiltApp, Control, Mend, Step } from './about-file';

/** The name of the host's file. */
export const HOST = 'host.js';

/** The control that mends a failure. */
export const FORM = 'form';

/** The file of each built sub-app that readers change. It is compiled again when they do. */
export const SOURCES: Readonly<Record<BuiltApp, string>> = {
  cart: '/apps/cart/main.tsx',
  orders: '/apps/orders/main.ts',
  notes: '/apps/notes/main.ts',
};

/** What the reader has chosen, by the id of the control. */
export type Choices = Readonly<Record<string, string>>;

/** A file of a sub-app as a server would send it; with another status than 200, or from where it was redirected to. */
export type ServedFile = { text: string; type: string; status?: number; url?: string };

export type ServedFiles = Readonly<Record<string, ServedFile>>;

/** A host with its sub-apps that readers can run and change. */
export type Scenario = Readonly<Omit<AboutScenario, 'like' | 'answers'>> & {
  /** The code of the host by its name, and what the server of the sub-apps sends by path, for the first choices. */
  files: ServedFiles;
  /** The paths that the browser refuses to fetch, besides those that the headers of `files` name. */
  blocked?: readonly string[];
  /** Gives the stage a file that is not in `files`, for the app of a reader; nothing where it can't. */
  ask?: (url: string) => Promise<ServedFile | undefined>;
};

/** A scenario whose code the reader completes. */
export type Challenge = Scenario &
  Pick<AboutChallenge, 'hints' | 'judge'> & {
    /** The files that differ in a solution. */
    solution: Readonly<Record<string, string>>;
  };

/** What is chosen before the reader changes anything. */
export function initialChoices({ controls }: Pick<Scenario, 'controls'>): Choices {
  return Object.fromEntries(controls.map(({ id, choices }) => [id, choices[0]?.value ?? '']));
}

/** A scenario with what is chosen: its files, and the built sub-apps that run. */
export function withChoices<Kind extends Scenario>(scenario: Kind, choices: Choices): Kind {
  const chosen = scenario.controls.flatMap(({ id, choices: all }) => {
    return all.find(({ value }) => value === choices[id]) ?? all[0] ?? [];
  });
  const changes = chosen.flatMap((one) => one.changes ?? []);
  return {
    ...scenario,
    apps: chosen.find(({ apps }) => apps)?.apps ?? scenario.apps,
    files: withChanges(scenario.files, changes),
  };
}

/** Files with other texts in place of some of theirs. */
export function withChanges(files: ServedFiles, changes: readonly Change[]): ServedFiles {
  const changed = { ...files };
  for (const { file, from, to } of changes) {
    const before = changed[file];
    if (before) changed[file] = { ...before, text: before.text.replaceAll(from, () => to) };
  }
  return changed;
}

/** The texts of its files, which readers see and change. */
export function textsIn({ files }: Scenario): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([name, { text }]) => [name, text]));
}

/** The code of the host. */
export function hostIn({ files }: Scenario): string {
  return files[HOST]?.text ?? '';
}

/** The form of a failure that is not chosen. */
export function otherForm({ [FORM]: form }: Choices): 'broken' | 'mended' {
  return form === 'broken' ? 'mended' : 'broken';
}

/** Whether a button does something while the apps are in some states. */
export function isUsable({ app, states }: Action, now: ReadonlyMap<string, AppState>): boolean {
  const [first] = now.values();
  const state = app === undefined ? first : now.get(app);
  return states === undefined || states.includes(state ?? 'absent');
}

/** What the browser gets of a sub-app in place of its source. */
export function mainOf(app: string): string {
  return `/apps/${app}/main.js`;
}

export function script(text: string): ServedFile {
  return { text, type: 'text/javascript' };
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
};

/** The content type of a file by the ending of its name. */
export function typeOf(path: string): string {
  return TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'text/plain';
}

/** The headers that the server of the sub-apps sends, by path. A path without an entry sends what it needs. */
const HEADERS = '/headers.json';

/** The paths that a browser refuses to fetch, since their headers allow no other origin. */
export function blockedIn(files: ServedFiles): string[] {
  const headers: Record<string, Record<string, string>> = JSON.parse(files[HEADERS]?.text ?? '{}');
  return Object.keys(headers).filter((path) => !headers[path]?.['Access-Control-Allow-Origin']);
}
