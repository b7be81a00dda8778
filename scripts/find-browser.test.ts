import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ensureBrowser, findBrowser, installers } from './find-browser.mjs';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'find-browser-'));
});
afterEach(() => rmSync(home, { recursive: true }));

function program(path: string): string {
  const file = join(home, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}

const none = () => undefined;
/** Two folders of programs, as PATH names them. */
const path = () => [join(home, 'a'), join(home, 'b')].join(delimiter);

test('CHROMIUM_PATH comes first, then the one of Playwright, then those of the system', () => {
  const system = program('a/chromium');
  const own = program('playwright/chrome');
  const chosen = program('mine/chrome');
  expect(findBrowser({ CHROMIUM_PATH: chosen, PATH: path() }, () => own)).toBe(chosen);
  expect(findBrowser({ CHROMIUM_PATH: '', PATH: path() }, () => own)).toBe(own);
  expect(findBrowser({ PATH: path() }, none)).toBe(system);
});

test('what Playwright has not downloaded is passed over', () => {
  const system = program('b/google-chrome');
  expect(findBrowser({ PATH: path() }, () => join(home, 'playwright/chrome'))).toBe(system);
});

test('the headless shell comes before Chromium, and that before Chrome, whichever folder it is in', () => {
  program('a/google-chrome');
  const chromium = program('b/chromium');
  expect(findBrowser({ PATH: path() }, none)).toBe(chromium);
  const shell = program('b/chromium-headless-shell');
  expect(findBrowser({ PATH: path() }, none)).toBe(shell);
});

test('a file that cannot run is no browser', () => {
  mkdirSync(join(home, 'a'), { recursive: true });
  writeFileSync(join(home, 'a/chromium'), '', { mode: 0o644 });
  expect(findBrowser({ PATH: path() }, none)).toBeUndefined();
});

test('a folder is no browser', () => {
  expect(() => findBrowser({ CHROMIUM_PATH: home }, () => undefined)).toThrow('no program');
});

test('a CHROMIUM_PATH that leads nowhere is an error', () => {
  program('a/chromium');
  expect(() => findBrowser({ CHROMIUM_PATH: '/gone', PATH: path() }, none)).toThrow(
    'CHROMIUM_PATH is "/gone", but there is no program that can run.',
  );
});

test('root may use apt-get, others only the installer of Playwright', () => {
  expect(installers(true).map((way) => way.slice(-1)[0])).toEqual([
    '--with-deps',
    expect.stringContaining('chromium-headless-shell || '),
  ]);
  expect(installers(false).map((way) => way.slice(-2))).toEqual([['install', 'chromium']]);
});

/** A command that lets a browser appear, or does nothing. */
const install = (file: string) => [
  process.execPath,
  '-e',
  `fs.writeFileSync(${JSON.stringify(file)}, '', { mode: 0o755 })`,
];
const nothing = [process.execPath, '-e', ''];

test('a browser that is there is taken without installing one', () => {
  const found = program('a/chromium');
  expect(ensureBrowser(() => found, [['no-such-command']])).toBe(found);
});

test('the ways to install are tried until one has worked', () => {
  mkdirSync(join(home, 'a'));
  const file = join(home, 'a/chromium');
  const find = () => findBrowser({ PATH: path() }, none);
  expect(ensureBrowser(find, [['no-such-command'], nothing, install(file)])).toBe(file);
});

test('where nothing helps, the message says what to do', () => {
  expect(() => ensureBrowser(none, [nothing])).toThrow('set CHROMIUM_PATH to one');
});
