import 'server-only';

/** The package managers of which a command of npm has a form. */
export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

/** One of the package managers. */
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/**
 * How a package manager says what npm says with these words; nothing if that is not known.
 *
 *     packageCommand('yarn', 'install -D garfish') //=> 'yarn add -D garfish'
 */
export function packageCommand(manager: PackageManager, words: string): string | undefined {
  const [verb = '', ...rest] = words.trim().split(/\s+/);
  const say = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!say) return undefined;
  if (manager === 'npm') return join(RUNNERS.has(verb) ? 'npx' : `npm ${verb}`, ...rest);
  return say(manager, rest);
}

/**
 * A line of a shell as a package manager has it: the commands of npm in it are translated, all else
 * stays. Nothing if one of them is not known.
 *
 *     packageLine('pnpm', 'cd app && npm ci') //=> 'cd app && pnpm install --frozen-lockfile'
 */
export function packageLine(manager: PackageManager, line: string): string | undefined {
  let isKnown = true;
  const parts = line.split(/(\s*(?:&&|\|\||;)\s*)/).map((part) => {
    const [, before = '', program, words = ''] = NPM_COMMAND.exec(part) ?? [];
    if (!program) return part;
    const said = packageCommand(manager, program === 'npx' ? `npx ${words}` : words);
    isKnown &&= said !== undefined;
    return before + said;
  });
  return isKnown ? parts.join('') : undefined;
}

/** The variables before a command, the program, its words. */
const NPM_COMMAND = /^(\s*(?:\$ )?(?:\w+=\S* +)*)(npm|npx)\s+(\S.*?)\s*$/;

/** The verbs that npm has a program of its own for. */
const RUNNERS = new Set(['npx', 'dlx']);

type Other = Exclude<PackageManager, 'npm'>;

type Say = (manager: Other, rest: readonly string[]) => string;

const add: Say = (manager, rest) => {
  if (!rest.some(isName)) return join(`${manager} install`, ...rest);
  const words = flagsOf(manager, rest);
  if (!rest.some(isGlobal)) return join(`${manager} add`, ...words);
  return manager === 'yarn'
    ? join('yarn global add', ...words)
    : join(`${manager} add -g`, ...words);
};

const remove: Say = (manager, rest) => {
  const words = flagsOf(manager, rest).filter((word) => !word.startsWith('-'));
  if (!rest.some(isGlobal)) return join(`${manager} remove`, ...words);
  return manager === 'yarn'
    ? join('yarn global remove', ...words)
    : join(`${manager} remove -g`, ...words);
};

const create: Say = (manager, rest) => {
  const [name = '', ...others] = rest.filter((word) => word !== '--');
  return join(
    `${manager} create`,
    manager === 'yarn' ? name.replace(/@latest$/, '') : name,
    ...others,
  );
};

const init: Say = (manager, rest) => {
  if (rest.some(isName)) return create(manager, rest);
  return join(`${manager} init`, ...(manager === 'pnpm' ? [] : rest));
};

const execute: Say = (manager, rest) => join(EXECUTE[manager], ...without('--', rest));

const fetchAndRun: Say = (manager, rest) =>
  join(FETCH_AND_RUN[manager], ...rest.filter((word) => word !== '--yes' && word !== '-y'));

const run: Say = (manager, rest) => join(`${manager} run`, ...without('--', rest));

/** Scripts that npm starts without "run"; `bun test` would start something else. */
const script =
  (name: string): Say =>
  (manager, rest) =>
    join(manager === 'bun' ? `bun run ${name}` : `${manager} ${name}`, ...without('--', rest));

const clean: Say = (manager, rest) => join(`${manager} install --frozen-lockfile`, ...rest);

const update: Say = (manager, rest) =>
  join(manager === 'yarn' ? 'yarn upgrade' : `${manager} update`, ...rest);

const alike =
  (verb: string): Say =>
  (manager, rest) =>
    join(`${manager} ${verb}`, ...rest);

const VERBS: Record<string, Say> = {
  install: add,
  i: add,
  add,
  uninstall: remove,
  un: remove,
  remove,
  rm: remove,
  ci: clean,
  update,
  up: update,
  upgrade: update,
  create,
  init,
  run,
  'run-script': run,
  start: script('start'),
  stop: script('stop'),
  test: script('test'),
  t: script('test'),
  exec: execute,
  x: execute,
  npx: fetchAndRun,
  dlx: fetchAndRun,
  audit: alike('audit'),
  link: alike('link'),
  outdated: alike('outdated'),
  publish: alike('publish'),
  unlink: alike('unlink'),
};

const EXECUTE: Record<Other, string> = { yarn: 'yarn exec', pnpm: 'pnpm exec', bun: 'bunx' };

const FETCH_AND_RUN: Record<Other, string> = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' };

/** The flags of `npm install` that others spell otherwise; an empty one is what they do anyway. */
const FLAGS: Record<string, Record<Other, string>> = {
  '-S': { yarn: '', pnpm: '', bun: '' },
  '--save': { yarn: '', pnpm: '', bun: '' },
  '--save-prod': { yarn: '', pnpm: '', bun: '' },
  '-D': { yarn: '-D', pnpm: '-D', bun: '-d' },
  '--save-dev': { yarn: '--dev', pnpm: '--save-dev', bun: '--dev' },
  '-E': { yarn: '-E', pnpm: '-E', bun: '--exact' },
  '--save-exact': { yarn: '--exact', pnpm: '--save-exact', bun: '--exact' },
  '-O': { yarn: '-O', pnpm: '-O', bun: '--optional' },
  '--save-optional': { yarn: '--optional', pnpm: '--save-optional', bun: '--optional' },
  '--save-peer': { yarn: '--peer', pnpm: '--save-peer', bun: '--peer' },
};

function flagsOf(manager: Other, words: readonly string[]): string[] {
  return words
    .filter((word) => !isGlobal(word))
    .map((word) => (Object.hasOwn(FLAGS, word) ? (FLAGS[word]?.[manager] ?? word) : word));
}

function isName(word: string): boolean {
  return !word.startsWith('-');
}

function isGlobal(word: string): boolean {
  return word === '-g' || word === '--global';
}

/** The words without the first of this kind, which only npm needs. */
function without(unwanted: string, words: readonly string[]): string[] {
  const at = words.indexOf(unwanted);
  return words.filter((_, index) => index !== at);
}

function join(...words: string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
