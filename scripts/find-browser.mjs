// @ts-check
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { commandLine, orEnd } from './command-line.mjs';

const require = createRequire(import.meta.url);
/** The headless shell comes first: it has no window to draw, so tests take half the time. */
const PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const MAC = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/`,
);
const WINDOWS = ['Chromium', 'Google\\Chrome'].map(
  (name) => `C:\\Program Files\\${name}\\Application`,
);

/**
 * The Chromium to test with; nothing when the machine has none.
 * @param {{ [name: string]: string | undefined }} [env]
 * @param {() => string | undefined} [downloadedByPlaywright]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env, downloadedByPlaywright = playwrightPath) {
  const chosen = env.CHROMIUM_PATH;
  if (chosen && !isProgram(chosen)) {
    throw new Error(`CHROMIUM_PATH is "${chosen}", but there is no program that can run.`);
  }
  const folders = [...(env.PATH ?? '').split(delimiter), ...MAC, ...WINDOWS].filter(Boolean);
  const names = [...PROGRAMS, 'Chromium', 'Google Chrome', 'chrome.exe'];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [chosen, downloadedByPlaywright(), ...installed].find((path) => path && isProgram(path));
}

/** The ways to install one, in the order in which they are tried. */
export function installers(isRoot = process.getuid?.() === 0) {
  const playwright = [
    process.execPath,
    require.resolve('@playwright/test/cli'),
    'install',
    'chromium',
  ];
  if (!isRoot) return [playwright];
  const apt = 'apt-get update && apt-get install -y --no-install-recommends';
  return [
    [...playwright, '--with-deps'],
    ['sh', '-c', `${apt} chromium-headless-shell || ${apt} chromium`],
  ];
}

/**
 * Finds a Chromium, and installs one when there is none.
 * @param {() => string | undefined} [find]
 * @param {readonly string[][]} [ways]
 */
export function ensureBrowser(find = findBrowser, ways = installers()) {
  for (const [command = '', ...args] of ways) {
    const found = find();
    if (found) return found;
    console.error(`No Chromium found. Running: ${[command, ...args].join(' ')}`);
    // Without a network the installer would go on for many minutes. Only the path goes to stdout.
    spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 300_000 });
  }
  const found = find();
  if (found) return found;
  throw new Error(
    'No Chromium was found, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

/**
 * Whether there is a program that can run.
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine({ usage: 'node scripts/find-browser.mjs' });
  orEnd(() => console.log(ensureBrowser()));
}
