import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isProgram } from '../../scripts/find-browser.mjs';

/** What starts an engine: programs by what they are for. */
export type Programs = Readonly<Record<string, string>>;

/**
 * The engines beside Chromium. `packages` are those of Debian that bring the programs; where they are
 * not installed, the journeys of the engine are skipped.
 */
export const ENGINES = {
  firefox: { packages: 'firefox-esr', find: findFirefox },
  webkit: { packages: 'webkit2gtk-driver xvfb', find: findWebKit },
} as const;

export type EngineName = keyof typeof ENGINES;

function findFirefox(): Programs | undefined {
  return allOf({ browser: inPath('firefox-esr') ?? inPath('firefox') });
}

function findWebKit(): Programs | undefined {
  const folders = ['/usr/lib', '/usr/lib64', '/usr/libexec'].flatMap((folder) =>
    [folder, ...subfolders(folder)].map((inner) => join(inner, 'webkit2gtk-4.1')),
  );
  return allOf({
    browser: folders.map((folder) => join(folder, 'MiniBrowser')).find(isProgram),
    driver: inPath('WebKitWebDriver'),
    // Its window is opened on a screen that nobody sees.
    screen: inPath('Xvfb'),
  });
}

function allOf(programs: Record<string, string | undefined>): Programs | undefined {
  const found = Object.entries(programs).flatMap(([use, path]) => (path ? [[use, path]] : []));
  return found.length === Object.keys(programs).length ? Object.fromEntries(found) : undefined;
}

function inPath(name: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

function subfolders(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name));
  } catch {
    return [];
  }
}
