import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, expectFree, type Running, test } from '../support/example-servers';
import { linesOf, readSteps } from '../support/quick-start-page';

/** The commands that make the folder in which the files and terminals that follow are. */
const MAKES_FOLDER = /^mkdir (\S+)$/m;

const PORTS = [8090, 8091, 8092];

test('whoever does what the quick start says sees what it says', async ({ page, servers }) => {
  test.setTimeout(600_000);
  const steps = await readSteps();
  const looks = steps.filter(({ does }) => does === 'look');
  expect(looks.length).toBeGreaterThan(10);
  await expectFree(PORTS);

  const folder = await mkdtemp(join(tmpdir(), 'quick-start-'));
  let terminals: Running[] = [];
  let project = '';
  let hasClicked = false;
  let seen: string[] = [];
  try {
    for (const step of steps) {
      await test.step(titleOf(step), async () => {
        if (step.does === 'write') await write(join(folder, project, step.file), step.text);
        else if (step.does === 'type') await type(step.commands);
        else if (step.does === 'click') {
          await page.getByRole('link', { name: step.link, exact: true }).click();
          hasClicked = true;
        } else if (step.does === 'stop') {
          // An open page would go on asking for the servers.
          await page.goto('about:blank');
          await servers.stop();
          terminals = [];
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
  } finally {
    await servers.stop();
    await rm(folder, { recursive: true });
  }

  async function type(commands: string): Promise<void> {
    const made = MAKES_FOLDER.exec(commands)?.[1];
    const running = servers.type(commands, made ? folder : join(folder, project));
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
    if (hasClicked) await expect(page).toHaveURL(new RegExp(`^${address}/?$`));
    else {
      const origin = `${new URL(address).origin}/`;
      const last = terminals.at(-1);
      if (last) await servers.answer(origin, last);
      await page.goto(address);
    }
    await expectLines(lines);
  }
});

function titleOf(step: object): string {
  return Object.values(step).slice(0, 2).join(' ').split('\n').join('; ');
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
