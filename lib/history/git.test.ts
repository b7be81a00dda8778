import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { repositoryOf, streamGit } from './git';

const NOWHERE = join(tmpdir(), 'a folder that is not there');

test.each([
  ['cannot be started', NOWHERE, ['log']],
  ['does not understand', tmpdir(), ['no-such-command']],
])('where git %s the output just ends', async (_, folder, args) => {
  const output: string[] = [];
  for await (const part of streamGit(folder, args)) output.push(part);
  expect(output).toEqual([]);
});

test('a folder that is not there lies in no repository', async () => {
  expect(await repositoryOf(NOWHERE)).toBeUndefined();
});
