import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';
import { judge } from '../../lab/exam/judge';
import { PREAMBLE } from '../../lab/exam/task';
import { TASKS } from '../../lab/exam/tasks';
import { filesUnder } from '../../lib/files/list-files';
import { commandLine, orEnd } from '../command-line.mjs';
import { ensureBrowser } from '../find-browser.mjs';

// Measures an assistant. `npm run exam:tasks -- --write FOLDER` writes each task into a folder of its own, with the
// files to start from. `npm run exam:tasks -- --answers FOLDER` runs what the folders hold by then in a browser, and
// prints which tasks are done. Without an option it runs our own answers.

/** How long to wait for what must be seen, in milliseconds. */
const PATIENCE = 5_000;

const { values: options } = commandLine({
  usage: 'npm run exam:tasks -- [--write FOLDER] [--answers FOLDER]',
  options: { write: { type: 'string' }, answers: { type: 'string' } },
});
orEnd(() => {
  if (options.write !== undefined) writeTasks(options.write);
  else if (options.answers !== undefined && !existsSync(options.answers)) {
    throw new Error(`There is no folder "${options.answers}". --write FOLDER makes it.`);
  }
});
if (options.write === undefined) await judgeAnswers(options.answers);

function writeTasks(folder: string) {
  if (options.answers !== undefined) throw new Error('Give --write or --answers, not both.');
  const earlier = TASKS.map(({ id }) => join(folder, id)).find((path) => existsSync(path));
  // The answers of an assistant must not be lost.
  if (earlier)
    throw new Error(`"${earlier}" is there already. Choose another folder with --write.`);
  for (const { id, text, start } of TASKS) {
    for (const [path, content] of [
      ['TASK.md', `${text}\n\n${PREAMBLE}`],
      ...Object.entries(start),
    ]) {
      const file = join(folder, id, path ?? '');
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content ?? '');
    }
  }
  console.log(`${TASKS.length} tasks are in ${folder}.`);
}

async function judgeAnswers(folder: string | undefined) {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox'],
  });
  let passed = 0;
  for (const task of TASKS) {
    const answer = folder ? filesOf(join(folder, task.id)) : task.solution;
    const page = await browser.newPage();
    const { isPassed, seen } = await judge(page, task, { ...task.start, ...answer }, PATIENCE);
    await page.close();
    if (isPassed) passed += 1;
    const difference = `: saw ${JSON.stringify(seen)} instead of ${JSON.stringify(task.sees)}`;
    console.log(`${isPassed ? 'passed' : 'failed'} ${task.id}${isPassed ? '' : difference}`);
  }
  await browser.close();
  console.log(`${passed} of ${TASKS.length} tasks are done.`);
  if (passed < TASKS.length) process.exitCode = 1;
}

function filesOf(folder: string): Record<string, string> {
  const paths = existsSync(folder) ? filesUnder(folder) : [];
  return Object.fromEntries(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]));
}
