import type { AppState } from './messages';

/** The sub-apps that the build makes from `examples/playground/`. */
export const BUILT_APPS = ['cart', 'orders', 'notes'] as const;

export type BuiltApp = (typeof BUILT_APPS)[number];

/** The file of each that readers change. It is compiled again when they do. */
export const SOURCES: Readonly<Record<BuiltApp, string>> = {
  cart: '/apps/cart/main.tsx',
  orders: '/apps/orders/main.ts',
  notes: '/apps/notes/main.ts',
};

/** The libraries that the build makes there. */
export const LIBRARIES = ['react', 'react-dom'] as const;

/** What the reader has chosen, by the id of the control. */
export type Choices = Readonly<Record<string, string>>;

/** An option that the reader can change. The first choice is the initial one. */
type Control = {
  id: string;
  label: string;
  choices: readonly { value: string; label: string }[];
};

/** A button of the host. */
export type Action = {
  label: string;
  /** The states of the app in which it does something; `absent` is that of an app that was never loaded. */
  states?: readonly (AppState | 'absent')[];
  /** The app whose state counts, where that is not the first one of the run. */
  app?: string;
};

/** A file of a sub-app as a server would send it; with another status than 200, or from where it was redirected to. */
export type ServedFile = { text: string; type: string; status?: number; url?: string };

export type ServedFiles = Readonly<Record<string, ServedFile>>;

/** The one line that makes a failure, and what to write instead. */
export type Mend = { file: string; broken: string; mended: string };

/** A host with its sub-apps that readers can run and change. */
export type Scenario = {
  title: string;
  /** One sentence that says what there is to see. */
  summary: string;
  /** What readers may try, and what comes of it and why. */
  task?: { question: string; answer: string };
  /** The built sub-apps that the host uses; what is chosen may decide. */
  apps: readonly BuiltApp[] | ((choices: Choices) => readonly BuiltApp[]);
  /** The ids of the elements into which the host mounts them. */
  containers: readonly string[];
  /** Where the host starts; the stage shows its address bar. */
  path?: string;
  controls: readonly Control[];
  /** The exported actions of the host, with their buttons. */
  actions: Readonly<Record<string, Action>>;
  /** The actions that Run performs. */
  start: readonly string[];
  /** The code of the host. It ends with `export const actions = {…}`. */
  host: (choices: Choices) => string;
  /** Files of sub-apps that are written for this scenario, by path; what is chosen may decide. */
  files?: ServedFiles | ((choices: Choices) => ServedFiles);
  /** The paths that the browser refuses to fetch, besides those that the headers of `files` name. */
  blocked?: readonly string[];
  /** Fetches a file that is not in `files`, for the app of a reader; nothing where it can't. */
  ask?: (url: string) => Promise<ServedFile | undefined>;
  /** The paths at which its sub-apps have libraries. */
  libraries?: Readonly<Record<string, (typeof LIBRARIES)[number]>> | undefined;
  /** If it fails: the entry that documents the message and shows the scenario. */
  explained?: `/${string}#${string}`;
  /** If it fails: what the choice of `form` changes. */
  mend?: Mend;
  /** The actions of its recorded run that follow those of Run. */
  recorded?: readonly string[];
  /** The drawing of the states is shown first. */
  showsStates?: true;
};

/** What is chosen before the reader changes anything. */
export function initialChoices({ controls }: Scenario): Choices {
  return Object.fromEntries(controls.map(({ id, choices }) => [id, choices[0]?.value ?? '']));
}

/** A control whose choices show their values. */
export function oneOf(id: string, label: string, ...values: string[]): Control {
  return { id, label, choices: values.map((value) => ({ value, label: value })) };
}

/** Buttons that mount and unmount, of which one does something at a time. */
export function mountOf(mount: string, unmount: string, app?: string) {
  const of = app === undefined ? {} : { app };
  return {
    mount: { label: mount, states: ['absent', 'loaded', 'unmounted', 'failed'], ...of },
    unmount: { label: unmount, states: ['mounted'], ...of },
  } as const satisfies Record<string, Action>;
}

/** Whether a button does something while the apps are in some states. */
export function isUsable({ app, states }: Action, now: ReadonlyMap<string, AppState>): boolean {
  const [first] = now.values();
  const state = app === undefined ? first : now.get(app);
  return states === undefined || states.includes(state ?? 'absent');
}

/** The built sub-apps of a run. */
export function builtApps({ apps }: Scenario, choices: Choices): readonly BuiltApp[] {
  return typeof apps === 'function' ? apps(choices) : apps;
}

export function onOff(id: string, label: string): Control {
  return oneOf(id, label, 'on', 'off');
}

/** The URL of a built sub-app, as the host writes it. */
export function entryOf(app: string): string {
  return `/apps/${app}/index.html`;
}

/** The HTML of a sub-app whose script and styles are beside it. */
export function entryHtml(title: string, { styles = true } = {}): ServedFile {
  const root = styles ? '' : ' style="padding: 16px"';
  const link = styles ? '\n    <link rel="stylesheet" href="style.css" />' : '';
  return {
    type: 'text/html',
    text: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>${title}</title>${link}
  </head>
  <body>
    <div id="root"${root}></div>
    <script src="main.js"></script>
  </body>
</html>
`,
  };
}

export function script(text: string): ServedFile {
  return { text, type: 'text/javascript' };
}

/** The files that are written for a scenario. */
export function ownFiles({ files = {} }: Scenario, choices: Choices): ServedFiles {
  return typeof files === 'function' ? files(choices) : files;
}
