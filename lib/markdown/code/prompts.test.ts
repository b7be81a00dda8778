import { expect, test } from '@jest/globals';
import { readPrompts } from './notations';

/** What of each line is copied; nothing of an answer. */
function copied(code: string, language: string): (string | undefined)[] {
  const lines = code.split('\n');
  return readPrompts(lines, language).map(({ prompt, isOutput }, index) =>
    isOutput ? undefined : lines[index]?.slice(prompt),
  );
}

test.each(['bash', 'sh', 'shell', 'zsh'])('in %s a dollar before a command is a prompt', (name) => {
  expect(copied('$ npm i\n$ npm t', name)).toEqual(['npm i', 'npm t']);
});

test('what only looks like a prompt stays', () => {
  const code = '$HOME/bin/x\necho $ a\n> file\n# $ a\n  $ a';
  expect(copied(code, 'bash')).toEqual(code.split('\n'));
  expect(copied('$ a', 'ts')).toEqual(['$ a']);
  expect(copied('$ a', 'text')).toEqual(['$ a']);
});

test('without a recording, lines without a prompt are no answers', () => {
  expect(copied('$ npm i\ndone', 'bash')).toEqual(['npm i', 'done']);
});

test('a command that goes on may have a prompt on each line', () => {
  expect(copied('$ curl \\\n> --fail \\\n> https://a.b\n> c', 'bash')).toEqual([
    'curl \\',
    '--fail \\',
    'https://a.b',
    '> c',
  ]);
});

test('in a recording only what stands behind a prompt is copied', () => {
  const code =
    'ada@host:~/app$ npm i\nadded 1 package\n$ npm t \\\n  --all\n\nok\n# reboot\n~/app % ls\n[a@b c]$ x';
  expect(copied(code, 'console')).toEqual([
    'npm i',
    undefined,
    'npm t \\',
    '  --all',
    undefined,
    undefined,
    'reboot',
    'ls',
    'x',
  ]);
  expect(copied('Progress: 50% done', 'shellsession')).toEqual([undefined]);
});

test.each([
  ['PS> dir', 'dir'],
  ['PS C:\\app> dir', 'dir'],
  ['C:\\app>dir', 'dir'],
  ['Get-Item > a', 'Get-Item > a'],
])('of %j in PowerShell %j is copied', (line, command) => {
  expect(copied(line, 'powershell')).toEqual([command]);
});
