import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Running } from '../e2e/support/dev-servers';
import { filesUnder } from '../lib/files/list-files';
import { type Copy, type Examples, expect, test } from './examples/example-test';
import { linesOf, readSteps, type Step } from './examples/quick-start-steps';

/** The commands that make the folder in which the files and terminals that follow are. */
const MAKES_FOLDER = /^mkdir (\S+)$/m;

/** The pages whose steps are done, each with the project that readers can download as its result. */
const PAGES = [
  { name: 'start', example: 'hello' },
  { name: 'tutorial', example: 'quick-start' },
];

for (const { name, example } of PAGES) {
  test(`whoever does what /guide/quick-start/${name} says sees what it says`, async ({
    page,
    examples,
  }) => {
    test.setTimeout(600_000);
    const result = await examples.copy(example);
    const steps = await readSteps(`content/guide/quick-start/${name}.mdx`, result.withPorts);
    expect(steps.filter(({ does }) => does === 'look').length).toBeGreaterThan(3);
    await follow(steps, page, examples, result);
  });
}

/** Does all steps in a new folder, in which the files of the example are at the end. */
async function follow(
  steps: readonly Step[],
  page: Page,
  servers: Examples,
  result: Copy,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quick-start-'));
  let terminals: Running[] = [];
  let project = '';
  let hasClicked = false;
  let seen: string[] = [];
  try {
    for (const step of steps) {
      await test.step(titleOf(step), async () => {
        const file = 'file' in step ? join(folder, project, step.file) : '';
        // No folder is made on the way: the page has its reader make them.
        if (step.does === 'write') await writeFile(file, step.text);
        else if (step.does === 'change') await change(file, step);
        else if (step.does === 'type') await type(step.commands, step.terminal);
        else if (step.does === 'click') {
          await page.getByRole('link', { name: step.link, exact: true }).click();
          hasClicked = true;
        } else if (step.does === 'stop') {
          await stop();
        } else if (step.does === 'reload') {
          await page.reload();
          await expectLines(seen);
        } else {
          await look(step.address, step.lines);
          hasClicked = false;
          seen = step.lines;
        }
      });
    }
    await expectFilesOf(result.folder, join(folder, project));
  } finally {
    await stop();
    await rm(folder, { recursive: true });
  }

  async function stop(): Promise<void> {
    // An open page goes on asking for the servers: the host fetches its apps ahead of time.
    await page.goto('about:blank');
    await servers.stop();
    terminals = [];
  }

  async function type(commands: string, terminal: string): Promise<void> {
    const made = MAKES_FOLDER.exec(commands)?.[1];
    const running = servers.type(commands, made ? folder : join(folder, project, terminal));
    if (made) {
      expect(await running.ended, running.said()).toBe(0);
      project = made;
    } else terminals.push(running);
  }

  async function expectLines(lines: string[]): Promise<void> {
    // biome-ignore lint/performance/useDomNodeTextContent: what readers see, line by line
    const shown = async () => linesOf(await page.locator('body').innerText());
    // A server that has a new file builds first, and then loads the page again.
    await expect.poll(shown, { timeout: 30_000 }).toEqual(lines);
  }

  async function look(address: string, lines: string[]): Promise<void> {
    if (hasClicked) await expect(page).toHaveURL(address);
    else {
      // All of them: the host asks for the pages of its apps, whichever it shows.
      await servers.ready(...terminals);
      await page.goto(address);
    }
    await expectLines(lines);
  }
}

function titleOf(step: object): string {
  return Object.values(step).slice(0, 2).join(' ').split('\n').join('; ');
}

/** Puts lines in the place of others; how far they are indented may differ. */
async function change(file: string, { from, to }: { from: string[]; to: string[] }): Promise<void> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  const isAt = (row: number) => from.every((line, i) => lines[row + i]?.trim() === line.trim());
  const row = lines.findIndex((_line, index) => isAt(index));
  expect(row, `the unmarked lines in ${file}`).toBeGreaterThanOrEqual(0);
  lines.splice(row, from.length, ...to);
  await writeFile(file, lines.join('\n'));
}

async function expectFilesOf(result: string, folder: string): Promise<void> {
  for (const path of filesUnder(result)) {
    // What starts all projects at once is in the download alone.
    if (path === 'package.json' && result.endsWith('quick-start')) continue;
    const made = await readFile(join(folder, path), 'utf8');
    expect(made, path).toBe(await readFile(join(result, path), 'utf8'));
  }
}
