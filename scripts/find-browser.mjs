// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine, fail } from './command-line.mjs';

const require = createRequire(import.meta.url);
/** The headless shell comes first: it renders no window, so tests take half the time. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const ELSEWHERE = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium to test with.
 * @param {{ [name: string]: string | undefined }} [env]
 * @param {() => string | undefined} [playwrightBrowser]
 */
export function findBrowser(env = process.env, playwrightBrowser = playwrightPath) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen && !isProgram(chosen)) {
    throw new Error(`CHROMIUM_PATH is "${chosen}", but there is no program that can run.`);
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = PROGRAMS.flatMap((name) => folders.map((folder) => join(folder, name)));
  const paths = [chosen, playwrightBrowser(), ...installed, ...ELSEWHERE];
  return paths.find((path) => path && isProgram(path));
}

/**
 * Returns whether there is a program that can run.
 * @param {string} path
 */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    // A folder may be "executed", too.
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function playwrightPath() {
  try {
    // Loaded only when needed: it is large.
    return require('@playwright/test').chromium.executablePath();
  } catch {
    // Playwright has no Chromium for this system.
    return undefined;
  }
}

/** Installs Chromium, by the means that work without questions. */
function installBrowser() {
  const playwright = [require.resolve('@playwright/test/cli'), 'install', 'chromium'];
  const isRoot = process.getuid?.() === 0;
  run(process.execPath, isRoot ? [...playwright, '--with-deps'] : playwright);
  if (!isRoot || findBrowser()) return;
  const apt = 'apt-get update && apt-get install -y --no-install-recommends';
  run('sh', ['-c', `${apt} chromium-headless-shell || ${apt} chromium`]);
}

/** @type {(command: string, args: string[]) => void} */
function run(command, args) {
  console.error(`No Chromium found. Running: ${[command, ...args].join(' ')}`);
  // Without a network the installer would go on for many minutes.
  spawnSync(command, args, { stdio: 'inherit', timeout: 300_000 });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine({ usage: 'node scripts/find-browser.mjs' });
  if (!findBrowser()) installBrowser();
  const none =
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.';
  console.log(findBrowser() ?? fail(none));
}
