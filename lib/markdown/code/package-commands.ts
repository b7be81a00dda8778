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

/** What the library puts below a command that it cannot translate. */
const NOT_TRANSLATED = "# couldn't auto-convert command";

/** The variables before a command, and the command. */
const NPM_COMMAND = /^(\s*(?:\w+=\S* +)*)(np[mx]\s+\S.*?)\s*$/;

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
  // The library itself would lose the spaces around "&&", and translate comments.
  const parts = line.split(/(\s*(?:&&|\|\||;)\s*)/).map((part) => {
    const [, before = '', command] = NPM_COMMAND.exec(part) ?? [];
    if (command === undefined) return part;
    const translated = translate(command.split(/\s+/), manager);
    return translated === undefined ? undefined : before + translated;
  });
  return parts.includes(undefined) ? undefined : parts.join('');
}

function translate(words: readonly string[], manager: PackageManager): string | undefined {
  if (manager === 'npm') return words.join(' ');
  const [program, verb = '', ...rest] = words;
  const own = program === 'npm' && Object.hasOwn(VERBS, verb) && VERBS[verb]?.[manager];
  if (own) return [manager, own, ...rest].join(' ');
  const isInstall = /^(install|i|add)$/.test(verb);
  // The library takes the options for packages, and other package managers have other options.
  if (isInstall && rest.length > 0 && rest.every((word) => word.startsWith('-'))) return undefined;
  // pnpm does not have this option, and what stands for npx does not either.
  const takesYes = program === 'npm' && manager !== 'pnpm';
  const command = [program, isInstall ? 'install' : verb, ...rest]
    .filter((word) => takesYes || (word !== '-y' && word !== '--yes'))
    .join(' ');
  const translated = convert(command, manager);
  return translated.includes(NOT_TRANSLATED) ? undefined : translated;
}
