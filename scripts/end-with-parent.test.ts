import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';

/** A build whose step would never end. The step prints its process id. */
const BUILD = `import { spawnSync } from 'node:child_process';
spawnSync(process.execPath, [
  '--require', './scripts/end-with-parent.cjs',
  '--eval', 'console.log(process.pid); setInterval(() => {}, 1000)',
], { stdio: 'inherit' });`;

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a build that %s stops ends its step',
  async (signal) => {
    const build = spawn(process.execPath, ['--input-type=module', '--eval', BUILD], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = await once(build.stdout, 'data');
    const stepEnds = once(build.stdout, 'close', { signal: AbortSignal.timeout(30_000) });
    build.kill(signal);
    try {
      await stepEnds;
    } catch (error) {
      process.kill(Number(pid));
      throw error;
    }
    expect(build.stdout.closed).toBe(true);
  },
);

test('a build has Node require it: beside an import, Node 20.9 refuses the program of Next', async () => {
  // Other versions accept that program, whose name has no ending, either way.
  const build = await readFile('scripts/build.ts', 'utf8');
  const preloads = [...build.matchAll(/'(--\w+)', '\.\/scripts\/end-with-parent/g)];
  expect(preloads.map(([, option]) => option)).toEqual(['--require']);
});
