import { expect, test } from '@jest/globals';
import {
  ensureBrowser,
  findBrowser,
  installSteps,
  runShown,
  whichOnPath,
} from './find-browser.mjs';

interface Facts {
  platform?: string;
  env?: Record<string, string>;
  onDisk?: string[];
  onPath?: string[];
  playwright?: string;
}

function machine({ platform = 'linux', env = {}, onDisk = [], onPath = [], playwright }: Facts) {
  return {
    platform,
    env,
    exists: (path: string) => onDisk.includes(path),
    which: (name: string) => (onPath.includes(name) ? `/usr/bin/${name}` : undefined),
    playwrightPath: () => playwright,
  };
}

test.each<[string, Facts, string | undefined]>([
  [
    'CHROMIUM_PATH wins over everything else',
    {
      env: { CHROMIUM_PATH: '/my/chromium' },
      onDisk: ['/my/chromium', '/cache/chrome'],
      onPath: ['chromium'],
      playwright: '/cache/chrome',
    },
    '/my/chromium',
  ],
  [
    'an empty CHROMIUM_PATH counts as not set',
    { env: { CHROMIUM_PATH: '' }, onPath: ['chromium'] },
    '/usr/bin/chromium',
  ],
  [
    "Playwright's own download comes before the system's",
    { onDisk: ['/cache/chrome'], onPath: ['chromium'], playwright: '/cache/chrome' },
    '/cache/chrome',
  ],
  [
    "a download of Playwright's that is not there is passed over",
    { onPath: ['google-chrome'], playwright: '/cache/chrome' },
    '/usr/bin/google-chrome',
  ],
  [
    'Chromium comes before Chrome, and Chrome before Edge',
    { onPath: ['microsoft-edge', 'google-chrome-stable', 'google-chrome', 'chromium-browser'] },
    '/usr/bin/chromium-browser',
  ],
  [
    'macOS keeps its browsers among the applications',
    {
      platform: 'darwin',
      onDisk: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
    },
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  [
    'macOS may keep them in the home folder too',
    {
      platform: 'darwin',
      env: { HOME: '/Users/me' },
      onDisk: ['/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium'],
    },
    '/Users/me/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  [
    'Windows keeps its browsers among the programs',
    {
      platform: 'win32',
      env: { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' },
      onDisk: ['C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'],
    },
    'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
  ],
  ['a machine may have none', {}, undefined],
])('%s', (_sentence, facts, expected) => {
  expect(findBrowser(machine(facts))).toBe(expected);
});

test('a CHROMIUM_PATH that leads nowhere is an error in plain words', () => {
  const facts = { env: { CHROMIUM_PATH: '/gone' }, onPath: ['chromium'] };
  expect(() => findBrowser(machine(facts))).toThrow(
    'CHROMIUM_PATH is set to "/gone", but no program that can run is there.',
  );
});

test.each([
  ['linux', '/opt/bin::/usr/bin', '/usr/bin/chromium'],
  ['win32', 'C:\\Tools;C:\\Chromium', 'C:\\Chromium\\chromium.exe'],
])('PATH is read the way of %s', (platform, path, expected) => {
  const exists = (file: string) => file === expected;
  expect(whichOnPath('chromium', { platform, env: { PATH: path }, exists })).toBe(expected);
});

test('a missing PATH holds no program', () => {
  const facts = { platform: 'linux', env: {}, exists: () => true };
  expect(whichOnPath('chromium', facts)).toBeUndefined();
});

const playwright = 'npx playwright install chromium';
const apt = ['apt-get update', 'apt-get install -y --no-install-recommends chromium'];

test.each([
  ['root on Linux with apt-get', 'linux', true, true, [`${playwright} --with-deps`, ...apt]],
  ['root on Linux without apt-get', 'linux', true, false, [`${playwright} --with-deps`]],
  ['a plain user on Linux', 'linux', false, true, [playwright]],
  ['root on macOS', 'darwin', true, true, [playwright]],
  ['Windows', 'win32', false, false, [playwright]],
])('%s has its own ways to install', (_who, platform, isRoot, hasApt, labels) => {
  const which = () => (hasApt ? '/usr/bin/apt-get' : undefined);
  const steps = installSteps({ platform, isRoot, which });
  expect(steps.map(({ label }) => label)).toEqual(labels);
  expect(steps[0]).toMatchObject({ command: process.execPath, limit: 180 });
});

const steps = [
  { command: 'one', args: [], label: 'install one', limit: 1 },
  { command: 'two', args: [], label: 'install two', limit: 1 },
];

test.each([
  ['nothing when a browser is there', 0, []],
  ['the first way only when it works', 1, ['install one']],
  ['the next way when the first one fails', 2, ['install one', 'install two']],
])('ensuring a browser runs %s', async (_sentence, neededSteps, expected) => {
  const ran: string[] = [];
  const said: string[] = [];
  const path = await ensureBrowser({
    find: () => (ran.length === neededSteps ? '/usr/bin/chromium' : undefined),
    steps,
    run: async ({ label }) => {
      ran.push(label);
      return 'ended with code 0';
    },
    say: (line) => said.push(line),
  });
  expect({ path, ran }).toEqual({ path: '/usr/bin/chromium', ran: expected });
  expect(said).toEqual(expected.map((label) => `No Chromium found. Running: ${label}`));
});

test('when nothing helps the error says what was tried and what to do', async () => {
  const ensured = ensureBrowser({
    find: () => undefined,
    steps,
    run: async () => 'ended with code 1',
    say: () => undefined,
  });
  await expect(ensured).rejects.toThrow(
    [
      'No Chromium was found, and none could be installed. This was tried:',
      '  install one (ended with code 1)',
      '  install two (ended with code 1)',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one that is already there.',
    ].join('\n'),
  );
});

test.each([
  ['process.exit(0)', 5, 'ended with code 0'],
  ['process.exit(3)', 5, 'ended with code 3'],
  ['setInterval(() => {}, 1000)', 0.3, 'stopped after 0.3 seconds'],
])('a command that runs %s is reported in words', async (code, limit, outcome) => {
  const step = { command: process.execPath, args: ['-e', code], label: 'a test', limit };
  expect(await runShown(step)).toBe(outcome);
});

test('a command that does not exist is reported in words', async () => {
  const step = { command: '/no/such/program', args: [], label: 'a test', limit: 5 };
  expect(await runShown(step)).toMatch(/^could not start: /);
});
