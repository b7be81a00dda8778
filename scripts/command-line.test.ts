import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readArguments, wholeNumber } from './command-line.mjs';

const COMMAND = {
  usage: 'npm run x -- [FOLDER] [--port 80] [--all]',
  options: { port: { type: 'string' }, all: { type: 'boolean' } },
  most: 1,
} as const;

test('arguments are read in any order', () => {
  for (const args of [
    ['out', '--port', '80', '--all'],
    ['--all', '--port=80', 'out'],
  ]) {
    const { values, positionals } = readArguments(args, COMMAND);
    expect([{ ...values }, positionals]).toEqual([{ port: '80', all: true }, ['out']]);
  }
});

test.each([
  [['--prot', '80'], "Unknown option '--prot'."],
  [['-p'], "Unknown option '-p'."],
  [['--port'], "Option '--port <value>' argument missing."],
  [['--port', '--all'], "Option '--port' argument is ambiguous."],
  [['--all=yes'], "Option '--all' does not take an argument."],
  [['out', 'other'], '"other" is one argument too many.'],
])('%j is refused with what the command takes', (args, reason) => {
  expect(() => readArguments(args, COMMAND)).toThrow(
    new Error(`${reason}\nUsage: npm run x -- [FOLDER] [--port 80] [--all]`),
  );
});

test('a command without options takes no argument', () => {
  expect(() => readArguments(['a'], { usage: 'npm test' })).toThrow(
    '"a" is one argument too many.\nUsage: npm test',
  );
});

test('a whole number is one in digits', () => {
  expect(['1', '45', '007'].map((text) => wholeNumber('--n', text))).toEqual([1, 45, 7]);
  expect(wholeNumber('--n', '-1', -1)).toBe(-1);
});

test.each(['', ' ', '0', '-1', '1.5', '1e3', '0x10', 'abc', '1 2', '9'.repeat(20)])(
  '%j is no number of rounds',
  (text) => {
    expect(() => wholeNumber('--rounds', text)).toThrow(
      new Error(`--rounds is "${text}". Write a whole number from 1 on.`),
    );
  },
);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.values<string>(scripts).flatMap(
  (command) => command.match(/scripts\/\S+\.mjs(?= |$)(?<!typescript\.mjs)/g) ?? [],
);

test.each([...new Set(files)])('%s refuses arguments that it does not know', (file) => {
  expect(readFileSync(file, 'utf8')).toMatch(/= (?:commandLine|readArguments)\(|^ *commandLine\(/m);
});

test.each(Object.entries<string>(scripts))('npm takes no option of %s for itself', (_, command) => {
  // npm reads the options of `npm run` that no `--` precedes, and drops those that it does not know.
  expect(command).not.toMatch(/npm run [\w:]+$/);
});
