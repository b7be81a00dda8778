import { chmodSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { folderWith, writeFiles } from '../tests/support/folder';
import { findBrowser } from './find-browser.mjs';

let home: string;
beforeEach(() => {
  home = folderWith();
});

function program(path: string, mode = 0o755): string {
  const file = join(home, path);
  writeFiles(home, { [path]: '' });
  chmodSync(file, mode);
  return file;
}

const none = () => undefined;
/** Two folders of programs, as PATH names them. */
const path = () => [join(home, 'a'), join(home, 'b')].join(delimiter);

test('CHROMIUM_PATH comes first, then the one of Playwright, then those of the system', () => {
  const system = program('b/google-chrome');
  const downloaded = program('playwright/chrome');
  const chosen = program('mine/chrome');
  expect(findBrowser({ CHROMIUM_PATH: chosen, PATH: path() }, () => downloaded)).toBe(chosen);
  expect(findBrowser({ CHROMIUM_PATH: '', PATH: path() }, () => downloaded)).toBe(downloaded);
  expect(findBrowser({ PATH: path() }, () => join(home, 'not-downloaded'))).toBe(system);
});

test('the headless shell comes before Chromium, and that before Chrome, whichever folder it is in', () => {
  program('a/google-chrome');
  const chromium = program('b/chromium');
  expect(findBrowser({ PATH: path() }, none)).toBe(chromium);
  const shell = program('b/chromium-headless-shell');
  expect(findBrowser({ PATH: path() }, none)).toBe(shell);
});

test('a folder is no browser, nor is a file that cannot run', () => {
  program('a/chromium', 0o644);
  mkdirSync(join(home, 'b/chromium'), { recursive: true });
  expect(findBrowser({ PATH: path() }, none)).toBeUndefined();
  for (const chosen of [home, '/gone']) {
    expect(() => findBrowser({ CHROMIUM_PATH: chosen }, none)).toThrow(
      `CHROMIUM_PATH is "${chosen}", but there is no program that can run.`,
    );
  }
});
