import type { AboutChallenge, AboutScenario, Change } from './about-file';

export type { Action, Fix, Step } from './about-file';

export const HOST = 'host.js';

/** The control that chooses the broken or the fixed version. */
export const VERSION_CONTROL_ID = 'form';

export type Choices = Readonly<Record<string, string>>;

/** Texts by the name of their file: that of the host, or the path of a sub-app's. */
export type Texts = Readonly<Record<string, string>>;

/** Texts of the reader in place of the files of a scenario. */
export type Edits = Texts;

/** A file of a sub-app as a server would send it; with another status than 200, or from where it was redirected to. */
export type ServedFile = {
  text: string;
  type: string;
  status?: number;
  url?: string;
};

export type ServedFiles = Readonly<Record<string, ServedFile>>;

/** A host with its sub-apps that readers can run and change. */
export type Scenario = Readonly<Omit<AboutScenario, 'like' | 'answers' | 'apps'>> & {
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
    solution: Texts;
  };

export function initialChoices({ controls }: Pick<Scenario, 'controls'>): Choices {
  return Object.fromEntries(controls.map(({ id, choices }) => [id, choices[0]?.value ?? '']));
}

/** Applies choices, by default the first ones, and leaves out the sub-apps that only other choices use. */
export function withChoices<Kind extends Scenario>(scenario: Kind, choices: Choices = {}): Kind {
  const chosen = scenario.controls.flatMap(({ id, choices: all }) => {
    return all.find(({ value }) => value === choices[id]) ?? all[0] ?? [];
  });
  const changes = chosen.flatMap((choice) => choice.changes ?? []);
  const files = withChanges(scenario.files, changes);
  const apps = Object.keys(scenario.packages).map((path) => path.split('/')[2] ?? '');
  const appOf = (path: string) => apps.find((app) => path.startsWith(`/apps/${app}/`)) ?? '';
  const code = Object.entries(files)
    .map(([path, { text }]) => (appOf(path) ? '' : text))
    .join();
  const used = <Value>(all: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(all).filter(([path]) => code.includes(appOf(path))));
  return { ...scenario, files: used(files), packages: used(scenario.packages) };
}

export function withChanges(files: ServedFiles, changes: readonly Change[]): ServedFiles {
  const changed = { ...files };
  for (const { file, from, to } of changes) {
    const before = changed[file];
    if (before) changed[file] = { ...before, text: before.text.replaceAll(from, () => to) };
  }
  return changed;
}

export function textsIn({ files }: Scenario): Texts {
  return Object.fromEntries(Object.entries(files).map(([name, { text }]) => [name, text]));
}

export function hostIn({ files }: Scenario): string {
  return files[HOST]?.text ?? '';
}

/** The code of a host as this site writes it, as the body of a function (stage/host.ts). Its lines stay where they are. */
export function bodyOfHost(code: string): string {
  return code
    .replace("import Garfish from 'garfish';", 'const Garfish = garfishPackage_.default;')
    .replace(/^export const actions =/m, 'const actions = hostModule_.actions =');
}

/** The changes with that of a file; a text that is as it was at first is no change. */
export function withEdit({ files }: Scenario, edits: Edits, name: string, text: string): Edits {
  const { [name]: _, ...others } = edits;
  return text === files[name]?.text ? others : { ...others, [name]: text };
}

/** The lines of the host's code that another position of a switch changes, from 1. */
export function switchedLines(scenario: Scenario, choices: Choices): number[] {
  const linesIn = (chosen: Choices) => hostIn(withChoices(scenario, chosen)).split('\n');
  const others = scenario.controls.flatMap(({ id, choices: values }) =>
    values
      .filter(({ value }) => value !== choices[id])
      .map(({ value }) => new Set(linesIn({ ...choices, [id]: value }))),
  );
  return linesIn(choices).flatMap((line, at) =>
    others.some((lines) => !lines.has(line)) ? [at + 1] : [],
  );
}

export function script(text: string): ServedFile {
  return { text, type: 'text/javascript' };
}

/** A script with the packages that it requires, as a bundler would write it; its lines come first, so none is moved. */
export function withPackages(text: string, packages: string): string {
  return `((require) => {${text}
})((() => {
  const module = { exports: {} };
  ${packages}
  return (name) => module.exports.packages[name] ?? require(name);
})());
`;
}

/** The headers that the server of the sub-apps sends, by path. A path without an entry sends what it needs. */
const HEADERS = '/headers.json';

/**
 * The paths that a browser refuses to fetch, since their headers allow no other origin. Headers that are no JSON, while
 * the reader writes them, block nothing; the stage says what is wrong with them.
 */
export function blockedIn(files: ServedFiles): string[] {
  try {
    const headers = Object(JSON.parse(files[HEADERS]?.text ?? '{}'));
    return Object.keys(headers).filter((path) => !headers[path]?.['Access-Control-Allow-Origin']);
  } catch {
    return [];
  }
}
