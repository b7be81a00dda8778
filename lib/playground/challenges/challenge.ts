import type { Edits } from '../edits';
import type { StageEvent } from '../messages';
import { entryHtml, type Scenario, type ServedFiles, script } from '../scenario';

/** What a judge sees of a run, and does to it. */
export type JudgedRun = {
  /** Performs an action of the host. */
  act: (action: string) => void;
  /** Opens a path, as the address bar of the stage does. */
  go: (path: string) => void;
  events: () => readonly StageEvent[];
  /** The text in a container; without a name, that of the whole stage. */
  text: (container?: string) => Promise<string>;
  /** Waits until something is so; at last says whether it is. */
  until: (isSo: () => boolean | Promise<boolean>) => Promise<boolean>;
  pause: (ms: number) => Promise<void>;
};

/** A scenario whose code the reader completes. */
export type Challenge = Scenario & {
  hints: readonly string[];
  /** The files that differ in a solution. */
  solution: Edits;
  /** What is still missing, in a sentence; nothing when the challenge is solved. */
  judge: (run: JudgedRun) => Promise<string | undefined>;
};

/** The files of a sub-app with one script. */
export function subApp(name: string, main: string): ServedFiles {
  return {
    [`/apps/${name}/index.html`]: entryHtml(name, { styles: false }),
    [mainOf(name)]: script(main),
  };
}

export function mainOf(name: string): string {
  return `/apps/${name}/main.js`;
}

/** The script of a sub-app that shows a text. */
export function showing(text: string): string {
  return `exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = '${text}';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
`;
}

/** Waits for a text in a container. */
export function shows({ text, until }: JudgedRun, words: string, container = 'container') {
  return until(async () => (await text(container)).includes(words));
}

/** How often something was printed. */
export function printed({ events }: JudgedRun, words: string): number {
  return events().filter(({ kind, detail }) => kind === 'console' && detail.includes(words)).length;
}

/** The requests for the files of a sub-app. */
export function requestsOf({ events }: JudgedRun, app: string): number {
  return events().filter(({ kind, name }) => kind === 'request' && name.includes(`/apps/${app}/`))
    .length;
}

const ONE = { apps: [], containers: ['container'], controls: [] } as const;

/** A challenge with one container and nothing to choose. The start differs from the solution by some replacements. */
export function challenge({
  host,
  solved,
  ...rest
}: Omit<Challenge, 'host' | 'files' | 'solution' | 'apps' | 'controls' | 'containers'> & {
  host: string;
  files?: ServedFiles;
  /** By file, what takes the place of what. */
  solved: Readonly<Record<string, readonly [from: string, to: string][]>>;
  containers?: readonly string[];
}): Challenge {
  const textOf = (name: string) => rest.files?.[name]?.text ?? host;
  const solution = Object.entries(solved).map(([name, changes]) => [
    name,
    changes.reduce((text, [from, to]) => text.replace(from, () => to), textOf(name)),
  ]);
  return { ...ONE, ...rest, host: () => host, solution: Object.fromEntries(solution) };
}
