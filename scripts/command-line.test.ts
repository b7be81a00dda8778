import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** What a command prints that takes a folder, a number of rounds and a switch. */
function run(...args: string[]) {
  const program = `
    import { commandLine, wholeNumber } from './scripts/command-line.mjs';
    const { values, positionals } = commandLine({
      usage: 'npm run x -- [FOLDER] [--rounds 3] [--all]',
      options: { rounds: { type: 'string', default: '3' }, all: { type: 'boolean' } },
      most: 1,
    });
    console.log(wholeNumber('--rounds', values.rounds), values.all, positionals);`;
  const node = ['--input-type=module', '-e', program, '--', ...args];
  return spawnSync(process.execPath, node, { encoding: 'utf8' });
}

test('arguments are read in any order', () => {
  expect(run('--all', '--rounds=7', 'out').stdout).toBe("7 true [ 'out' ]\n");
  expect(run().stdout).toBe('3 undefined []\n');
});

test.each([
  ['--round 7', "Unknown option '--round'"],
  ['out other', '"other" is one argument too many.'],
  ['--rounds=0', '--rounds is "0". Write a whole number from 1 on.'],
  ['--rounds=1e3', '--rounds is "1e3". Write a whole number from 1 on.'],
])('"%s" ends the command with a sentence', (args, reason) => {
  const { status, stdout, stderr } = run(...args.split(' '));
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(reason);
  expect(stderr).not.toMatch(/^ +at /m);
});

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.values<string>(scripts).flatMap(
  (command) => command.match(/scripts\/\S+\.mjs(?= |$)(?<!typescript\.mjs)/g) ?? [],
);

test.each([...new Set(files)])('%s refuses arguments that it does not know', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/= commandLine\(|^ *commandLine\(/m);
});

test.each(Object.entries<string>(scripts))('npm takes no option of %s for itself', (_, command) => {
  // npm reads the options of `npm run` that no `--` precedes, and drops those that it does not know.
  expect(command).not.toMatch(/npm run [\w:]+$/);
});
