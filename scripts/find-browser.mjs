// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { posix, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {(path: string) => boolean} Exists */
/** @typedef {(name: string) => string | undefined} Which */
/** @typedef {{ [name: string]: string | undefined }} Env */
/** @typedef {{ platform: string, env: Env, exists: Exists }} Disk */
/** @typedef {Disk & { which: Which, playwrightPath: () => string | undefined }} Machine */
/** @typedef {{ command: string, args: string[], label: string, limit: number }} Step */
/** @typedef {(step: Step) => Promise<string>} Run */
/** @typedef {(line: string) => void} Say */
/** @typedef {{ find: () => string | undefined, steps: Step[], run: Run, say: Say }} Tools */
/** @typedef {{ platform: string, isRoot: boolean, which: Which }} Installer */

const require = createRequire(import.meta.url);

const chromeNames = ['google-chrome', 'google-chrome-stable'];
const programs = ['chromium', 'chromium-browser', ...chromeNames, 'microsoft-edge'];
const macPlaces = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const windowsPlaces = [
  'Chromium\\Application\\chrome.exe',
  'Google\\Chrome\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/** @type {Exists} */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Finds where the folders of PATH have a program, without asking a shell.
 *
 * @type {(name: string, disk: Disk) => string | undefined}
 */
export function whichOnPath(name, { platform, env, exists }) {
  const isWindows = platform === 'win32';
  const { delimiter, join } = isWindows ? win32 : posix;
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, isWindows ? `${name}.exe` : name)).find(exists);
}

const here = { platform: process.platform, env: process.env, exists: isProgram };

/** @type {Which} */
function whichHere(name) {
  return whichOnPath(name, here);
}

/** @type {() => string | undefined} */
function playwrightPathHere() {
  try {
    // Loaded only when asked for: it is large, and tests of this file do without it.
    /** @type {typeof import('@playwright/test')} */
    const { chromium } = require('@playwright/test');
    return chromium.executablePath();
  } catch {
    // Playwright throws here on a system it has no Chromium for.
    return undefined;
  }
}

/** @type {Machine} */
const thisMachine = { ...here, which: whichHere, playwrightPath: playwrightPathHere };

/** @type {(platform: string, env: Env) => string[]} */
function usualPlaces(platform, env) {
  if (platform === 'darwin') {
    return [...macPlaces, ...(env.HOME ? macPlaces.map((place) => `${env.HOME}${place}`) : [])];
  }
  if (platform === 'win32') {
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA];
    return windowsPlaces.flatMap((place) =>
      folders.flatMap((folder) => (folder ? [win32.join(folder, place)] : [])),
    );
  }
  return [];
}

/**
 * Finds a Chromium to test with, or nothing when the machine has none.
 *
 * @param {Machine} [machine]
 * @returns {string | undefined}
 */
export function findBrowser(machine = thisMachine) {
  const { platform, env, exists, which, playwrightPath } = machine;
  const chosen = env.CHROMIUM_PATH;
  if (chosen) {
    if (exists(chosen)) {
      return chosen;
    }
    throw new Error(`CHROMIUM_PATH is set to "${chosen}", but no program that can run is there.`);
  }
  const downloaded = playwrightPath();
  if (downloaded !== undefined && exists(downloaded)) {
    return downloaded;
  }
  const [onPath] = programs.flatMap((name) => which(name) ?? []);
  return onPath ?? usualPlaces(platform, env).find(exists);
}

/** @type {Installer} */
const thisInstaller = {
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  which: whichHere,
};

/**
 * Lists the commands that may install a Chromium on a machine, in the order to try them.
 *
 * @param {Installer} [installer]
 * @returns {Step[]}
 */
export function installSteps({ platform, isRoot, which } = thisInstaller) {
  const isLinuxRoot = platform === 'linux' && isRoot;
  const install = ['install', 'chromium', ...(isLinuxRoot ? ['--with-deps'] : [])];
  const playwright = {
    // What `npx playwright` runs. Windows cannot start npx itself without a shell.
    command: process.execPath,
    args: [require.resolve('@playwright/test/cli'), ...install],
    label: `npx playwright ${install.join(' ')}`,
    // Without a network the installer tries again and again for many minutes.
    limit: 180,
  };
  const apt = isLinuxRoot ? which('apt-get') : undefined;
  if (apt === undefined) {
    return [playwright];
  }
  const chromium = ['install', '-y', '--no-install-recommends', 'chromium'];
  return [
    playwright,
    { command: apt, args: ['update'], label: 'apt-get update', limit: 180 },
    { command: apt, args: chromium, label: `apt-get ${chromium.join(' ')}`, limit: 600 },
  ];
}

/** @type {(pid: number | undefined, signal: NodeJS.Signals) => void} */
function stopWithChildren(pid, signal) {
  if (pid === undefined) {
    return;
  }
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F']);
    return;
  }
  try {
    process.kill(-pid, signal);
  } catch {
    // All of them have ended already.
  }
}

/**
 * Runs a command within its time limit, showing what it prints, and says in words how it ended.
 *
 * @param {Step} step
 * @returns {Promise<string>}
 */
export async function runShown({ command, args, limit }) {
  const child = spawn(command, args, {
    // Installers start children of their own; in a group of their own all can be stopped.
    detached: process.platform !== 'win32',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    // Everything goes to stderr, so that stdout carries nothing but the path.
    stdio: ['ignore', 2, 2],
  });
  function leave() {
    stopWithChildren(child.pid, 'SIGTERM');
    process.exit(1);
  }
  process.once('SIGINT', leave).once('SIGTERM', leave);
  /** @type {NodeJS.Timeout | undefined} */
  let grace;
  const timer = setTimeout(() => {
    stopWithChildren(child.pid, 'SIGTERM');
    grace = setTimeout(stopWithChildren, 5000, child.pid, 'SIGKILL');
  }, limit * 1000);
  try {
    const [code, signal] = await once(child, 'exit');
    if (grace !== undefined) {
      clearTimeout(grace);
      stopWithChildren(child.pid, 'SIGKILL');
      return `stopped after ${limit} seconds`;
    }
    return code === null ? `ended by ${signal}` : `ended with code ${code}`;
  } catch (error) {
    return `could not start: ${error instanceof Error ? error.message : error}`;
  } finally {
    clearTimeout(timer);
    process.off('SIGINT', leave).off('SIGTERM', leave);
  }
}

/**
 * Finds a Chromium to test with, and tries to install one when the machine has none.
 *
 * @param {Partial<Tools>} [tools]
 * @returns {Promise<string>}
 */
export async function ensureBrowser(tools = {}) {
  const { find = findBrowser, steps, run = runShown, say = console.error } = tools;
  const present = find();
  if (present !== undefined) {
    return present;
  }
  const outcomes = [];
  for (const step of steps ?? installSteps()) {
    say(`No Chromium found. Running: ${step.label}`);
    outcomes.push(`  ${step.label} (${await run(step)})`);
    const installed = find();
    if (installed !== undefined) {
      return installed;
    }
  }
  throw new Error(
    [
      'No Chromium was found, and none could be installed. This was tried:',
      ...outcomes,
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one that is already there.',
    ].join('\n'),
  );
}

const startedFile = process.argv[1] ?? '';
if (existsSync(startedFile) && realpathSync(startedFile) === fileURLToPath(import.meta.url)) {
  try {
    console.log(await ensureBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
