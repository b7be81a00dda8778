import 'server-only';
import convert from 'npm-to-yarn';

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

type PackageManager = (typeof PACKAGE_MANAGERS)[number];

/** The commands of npm that all package managers have, with the options that the library translates. */
const COMMAND =
  /^(?:npm (?:install|i|add|uninstall|remove)(?: (?:-[DEg]|--save-dev|--global|[@\w][^\s=]*))*|npm ci|npm (?:test|start|run [\w:-]+)(?: -- [^=]+)?|npm create \S+|npx [^-\s][^=]*)$/;

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
  const [comment = ''] = /(?:^|\s+)#.*$/.exec(line) ?? [];
  // The library itself would lose the spaces around "&&".
  const commands = line
    .slice(0, line.length - comment.length)
    .split(/(\s*(?:&&|;)\s*)/)
    .map((command) => translate(command, manager));
  return commands.includes(undefined) ? undefined : commands.join('') + comment;
}

function translate(command: string, manager: PackageManager): string | undefined {
  if (!/(?<![\w./@-])np[mx]\s/.test(command)) return command;
  if (!COMMAND.test(command)) return undefined;
  if (manager === 'npm') return command;
  if (command === 'npm ci') return `${manager} install --frozen-lockfile`;
  return convert(command.replace(/^npm (i|add)\b/, 'npm install'), manager);
}
