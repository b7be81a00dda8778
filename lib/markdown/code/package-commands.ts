import 'server-only';
import convert from 'npm-to-yarn';

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Verbs that the library does not translate. */
const VERBS: Record<string, Record<Exclude<PackageManager, 'npm'>, string>> = {
  ci: {
    yarn: 'install --frozen-lockfile',
    pnpm: 'install --frozen-lockfile',
    bun: 'install --frozen-lockfile',
  },
  update: { yarn: 'upgrade', pnpm: 'update', bun: 'update' },
};

const NOT_TRANSLATED = "# couldn't auto-convert command";

/** The variables before a command, and the command. */
const NPM_COMMAND = /^(\s*(?:\w+=\S* +)*)(np[mx]\s+\S.*?)\s*$/;
/** npm behind another command, such as `sudo`. */
const NPM_WITHIN = /(?<![\w./@-])np[mx]\s/;

const COMMENT = /\s+#[^"']*$/;
const QUOTED = /"[^"]*"|'[^']*'/g;
/** Pipes, redirects and continued lines. */
const SHELL_SYNTAX = /[|&<>()`\\"']|\s#/;

/** The options of npm that the others have, too, or that the library translates. */
const OPTIONS: readonly [command: RegExp, options: RegExp][] = [
  [/^npm (install|i|add) /, /^(-[DEOSg]|--save(-dev|-exact|-optional)?|--global)$/],
  [/^npm (uninstall|un|remove|rm?) /, /^(-g|--global)$/],
  [/^(npm (init|create)|npx) /, /^(-y|--yes)$/],
];

/**
 * Translates the commands of npm in a line of a shell for each package manager. Returns nothing if one is unknown.
 *
 *     packageCommands('cd app && npm ci')?.pnpm //=> 'cd app && pnpm install --frozen-lockfile'
 */
export function packageCommands(line: string): Record<PackageManager, string> | undefined {
  const lines = PACKAGE_MANAGERS.map((manager) => [manager, translateLine(line, manager)]);
  return lines.some(([, text]) => text === undefined) ? undefined : Object.fromEntries(lines);
}

function translateLine(line: string, manager: PackageManager): string | undefined {
  if (/^\s*#/.test(line)) return line;
  // The library itself would lose the spaces around "&&".
  const [comment = ''] = COMMENT.exec(line) ?? [];
  const commands = line
    .slice(0, line.length - comment.length)
    .split(/(\s*(?:&&|\|\||;)\s*)/)
    .map((text) => {
      const [, variables = '', command] = NPM_COMMAND.exec(text) ?? [];
      if (command === undefined) return NPM_WITHIN.test(text) ? undefined : text;
      if (SHELL_SYNTAX.test(command.replace(QUOTED, ''))) return undefined;
      const translated = translate(command.split(/\s+/), manager);
      return translated && variables + translated;
    });
  return commands.includes(undefined) ? undefined : commands.join('') + comment;
}

function translate(args: readonly string[], manager: PackageManager): string | undefined {
  if (manager === 'npm') return args.join(' ');
  if (!hasKnownOptions(args)) return undefined;
  const [program, verb = '', ...rest] = args;
  const replacement = program === 'npm' && Object.hasOwn(VERBS, verb) && VERBS[verb]?.[manager];
  if (replacement) return [manager, replacement, ...rest].join(' ');
  const isInstall = /^(install|i|add)$/.test(verb);
  // The library takes the options for packages.
  if (isInstall && rest.length > 0 && rest.every((arg) => arg.startsWith('-'))) return undefined;
  // pnpm does not have this option, and what stands for npx does not either.
  const takesYes = program === 'npm' && manager !== 'pnpm';
  const command = [program, isInstall ? 'install' : verb, ...rest]
    .filter((arg) => takesYes || (arg !== '-y' && arg !== '--yes'))
    .join(' ');
  // For Bun, the library would make a space of the first "=", also in a version.
  const translated = convert(command.replaceAll('=', '\0'), manager).replaceAll('\0', '=');
  return translated.includes(NOT_TRANSLATED) ? undefined : translated;
}

/** Tells whether the other package managers have the options, up to "--" or the program of npx. */
function hasKnownOptions(args: readonly string[]): boolean {
  const isEnd = (arg: string, index: number) =>
    arg === '--' || (args[0] === 'npx' && index > 0 && !arg.startsWith('-'));
  const end = args.findIndex(isEnd);
  const [, allowed] = OPTIONS.find(([command]) => command.test(args.join(' '))) ?? [];
  return args
    .slice(0, end === -1 ? undefined : end)
    .every((arg) => !arg.startsWith('-') || allowed?.test(arg));
}
