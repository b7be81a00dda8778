import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildForBrowsers } from '../files/bundle';
import { filesUnder } from '../files/list-files';

/** Everything that is bundled for browsers: scripts of pages and playgrounds, and fonts. */
const ENTRIES = [
  'app/browser/page-script.ts',
  'app/browser/offline/own-app.tsx',
  'lib/search/worker.ts',
  'lib/playground/stage/boot.ts',
  'lib/playground/stage/stage.ts',
  'examples/playground/packages/*.ts',
  'app/styles/fonts.css',
];

/** Packages with code in the HTML of pages: icons, and the script that sets the theme. */
const IN_PAGES = ['lucide-react', 'next-themes'];

export const LICENCES = 'static/licences.txt';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Returns the packages whose code or font is exported, with their folders, which may be nested. */
export async function browserPackages(): Promise<Map<string, string>> {
  const { metafile } = await buildForBrowsers(ENTRIES, {
    format: 'esm',
    splitting: true,
    loader: { '.woff2': 'file' },
  });
  const folders = new Map(IN_PAGES.map((name) => [name, name]));
  for (const file of Object.keys(metafile.inputs)) {
    const [, folder, name] =
      /node_modules\/((?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+))/.exec(file) ?? [];
    if (folder !== undefined && name !== undefined) folders.set(name, folder);
  }
  return new Map([...folders].sort());
}

export async function licencesOf(packages: ReadonlyMap<string, string>) {
  const owners = new Map<string, string[]>();
  for (const [name, folder] of packages) {
    const text = await licenceText(join(PACKAGES, folder));
    const { version } = JSON.parse(await readFile(join(PACKAGES, folder, 'package.json'), 'utf8'));
    owners.set(text, [...(owners.get(text) ?? []), `${name} ${version}`]);
  }
  const notices = [...owners].map(([text, titles]) => {
    const title = titles.join(', ');
    return `${title}\n${'-'.repeat(title.length)}\n\n${text}\n`;
  });
  return `The scripts of this site hold code of other projects, under these licences.\n\n\n${notices.join('\n\n')}`;
}

async function licenceText(folder: string) {
  // Some packages have a folder of licences.
  const files = filesUnder(folder).filter((file) =>
    /^(licen[cs]e|notice)(\.\w+)?(\/.*)?$/i.test(file),
  );
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const text = texts.map((each) => each.replaceAll('\r', '').trim()).join('\n\n');
  if (text === '') throw new Error(`${folder} has no licence, so its code must not be published.`);
  return text;
}
