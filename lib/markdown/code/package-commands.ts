import 'server-only';
import convert from 'npm-to-yarn';

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** Verbs that the library does not translate, for each of the other package managers. */
const VERBS: Record<string, Record<Exclude<PackageManager, 'npm'>, string>> = {
  ci: {
    yarn: 'install --frozen-lockfile',
    pnpm: 'install --frozen-lockfile',
    bun: 'install --frozen-lockfile',
  },
  update: { yarn: 'upgrade', pnpm: 'update', bun: 'update' },
};

/** Comment of the library below a command that it cannot translate. */
const NOT_TRANSLATED = "# couldn't auto-convert command";

/** The variables before a command, and the command. */
const NPM_COMMAND = /^(\s*(?:\w+=\S* +)*)(np[mx]\s+\S.*?)\s*$/;
/** npm behind other words, such as `sudo`. */
const NPM_WITHIN = /(?<![\w./@-])np[mx]\s/;

/** Separators behind a command; with quotation marks, they may be in a text. */
const COMMENT = /\s+#[^"']*$/;
const QUOTED = /"[^"]*"|'[^']*'/g;
/** By which a shell does more than run one command: pipes, files, lines that go on. */
const MORE_THAN_WORDS = /[|&<>()`\\"']|\s#/;

/** The options of npm that the others have, too, or that are translated, by the command in which they stand. */
const OPTIONS: readonly [command: RegExp, options: RegExp][] = [
  [/^npm (install|i|add) /, /^(-[DEOSg]|--save(-dev|-exact|-optional)?|--global)$/],
  [/^npm (uninstall|un|remove|rm?) /, /^(-g|--global)$/],
  [/^(npm (init|create)|npx) /, /^(-y|--yes)$/],
];

/**
 * A line of a shell for each package manager: the commands of npm in it are translated. Nothing if
 * one of them is unknown.
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
  const parts = line
    .slice(0, line.length - comment.length)
    .split(/(\s*(?:&&|\|\||;)\s*)/)
    .map((part) => {
      const [, before = '', command] = NPM_COMMAND.exec(part) ?? [];
      if (command === undefined) return NPM_WITHIN.test(part) ? undefined : part;
      if (MORE_THAN_WORDS.test(command.replace(QUOTED, ''))) return undefined;
      const translated = translate(command.split(/\s+/), manager);
      return translated === undefined ? undefined : before + translated;
    });
  return parts.includes(undefined) ? undefined : parts.join('') + comment;
}

function translate(words: readonly string[], manager: PackageManager): string | undefined {
  if (manager === 'npm') return words.join(' ');
  if (!hasKnownOptions(words)) return undefined;
  const [program, verb = '', ...rest] = words;
  const own = program === 'npm' && Object.hasOwn(VERBS, verb) && VERBS[verb]?.[manager];
  if (own) return [manager, own, ...rest].join(' ');
  const isInstall = /^(install|i|add)$/.test(verb);
  // The library takes the options for packages.
  if (isInstall && rest.length > 0 && rest.every((word) => word.startsWith('-'))) return undefined;
  // pnpm does not have this option, and what stands for npx does not either.
  const takesYes = program === 'npm' && manager !== 'pnpm';
  const command = [program, isInstall ? 'install' : verb, ...rest]
    .filter((word) => takesYes || (word !== '-y' && word !== '--yes'))
    .join(' ');
  // For Bun, the library would make a space of the first "=", also in a version.
  const translated = convert(command.replaceAll('=', '\0'), manager).replaceAll('\0', '=');
  return translated.includes(NOT_TRANSLATED) ? undefined : translated;
}

/** Whether the other package managers have the options. What stands behind "--" or the program is not for npm. */
function hasKnownOptions(words: readonly string[]): boolean {
  const isEnd = (word: string, at: number) =>
    word === '--' || (words[0] === 'npx' && at > 0 && !word.startsWith('-'));
  const end = words.findIndex(isEnd);
  const own = words.slice(0, end === -1 ? undefined : end).filter((word) => word.startsWith('-'));
  const [, known] = OPTIONS.find(([command]) => command.test(words.join(' '))) ?? [];
  return own.every((word) => known?.test(word));
}
