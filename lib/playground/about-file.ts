import 'server-only';
import { z } from 'zod';
import { APP_STATES } from './stage-messages';

// The form of about.json, which says what a scenario or a challenge is and how it runs; its code lies beside it in
// `examples/playground/`. The browser takes only the types from here.

/** The sub-apps of `examples/playground/apps/`, which many scenarios share. */
const SHARED_APPS = ['cart', 'orders', 'notes'] as const;

/** Entries of `examples/playground/packages/` that the build bundles: libraries, and what the shared sub-apps require. */
export const PACKAGES = [...SHARED_APPS, 'react', 'react-dom'] as const;

/** The replacement of a text in a file, wherever it occurs. */
const CHANGE = z.strictObject({ file: z.string(), from: z.string(), to: z.string() });

const CHOICE = z.strictObject({
  value: z.string(),
  label: z.string().optional(),
  changes: z.array(CHANGE).optional(),
});

/** An option that readers can change. The first choice is the initial one, and the files are written for it. */
const CONTROL = z.strictObject({ id: z.string(), label: z.string(), choices: z.array(CHOICE) });

/** A button of the host: an action that it exports. */
const ACTION = z.strictObject({
  label: z.string(),
  /** The states of the app in which it does something; `absent` is that of an app that was never loaded. */
  states: z.array(z.enum([...APP_STATES, 'absent'])).optional(),
  /** The app whose state counts, where that is not the first one of the run. */
  app: z.string().optional(),
  /** The app that it mounts, or unmounts if it is on the page. The label is then the title of the app. */
  toggles: z.string().optional(),
});

/** The line that makes a failure, and its replacement, which the files contain. */
const FIX = z.strictObject({ file: z.string(), broken: z.string(), fixed: z.string() });

export const ABOUT_SCENARIO = z.strictObject({
  title: z.string(),
  summary: z.string(),
  /** The folder that has what this one leaves out. */
  like: z.string().optional(),
  task: z.strictObject({ question: z.string(), answer: z.string() }).optional(),
  /** The shared sub-apps that it has besides its own. */
  apps: z.array(z.enum(SHARED_APPS)).default([]),
  /** The ids of the elements into which the host mounts them. */
  containers: z.array(z.string()),
  /** The path at which the host starts; the stage shows its address bar. */
  path: z.string().optional(),
  controls: z.array(CONTROL).default([]),
  actions: z.record(z.string(), ACTION),
  /** The actions that Run performs. */
  start: z.array(z.string()),
  /** The actions of its recorded run that follow those of Run. */
  recorded: z.array(z.string()).optional(),
  /** Packages by path: a script of their own, or what the script at that path requires. */
  packages: z.record(z.string(), z.enum(PACKAGES)).default({}),
  /** Answers of the server for paths that are no files of the folder. */
  answers: z.record(z.string(), z.strictObject({ type: z.string(), text: z.string() })).optional(),
  /** If it fails: the entry that documents the message and shows the scenario. */
  explained: z.templateLiteral(['/', z.string(), '#', z.string()]).optional(),
  fix: FIX.optional(),
});

/** The message for a step of a judge that fails. */
const ELSE = { else: z.string() };

/** The steps of a judge, which act or expect something, one after the other. */
const STEP = z.union([
  z.strictObject({ act: z.string() }),
  z.strictObject({ pause: z.number() }),
  /** A text that a container shows. */
  z.strictObject({ shows: z.string(), in: z.string().default('container'), ...ELSE }),
  z.strictObject({ hides: z.string(), in: z.string().default('container'), ...ELSE }),
  /** An event with this text. */
  z.strictObject({ happens: z.string(), times: z.number().default(1), ...ELSE }),
  /** No event with this text since the start or the last pause, and none within so many milliseconds. */
  z.strictObject({ never: z.string(), within: z.number(), ...ELSE }),
]);

export const ABOUT_CHALLENGE = ABOUT_SCENARIO.extend({
  hints: z.array(z.string()),
  solution: z.array(CHANGE),
  judge: z.array(STEP),
});

export type Change = z.infer<typeof CHANGE>;
export type Action = z.infer<typeof ACTION>;
export type Fix = z.infer<typeof FIX>;
export type Step = z.infer<typeof STEP>;
export type AboutScenario = z.infer<typeof ABOUT_SCENARIO>;
export type AboutChallenge = z.infer<typeof ABOUT_CHALLENGE>;
