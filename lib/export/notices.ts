import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesUnder } from '../files/list-files';
import { readJson } from './files';

/**
 * The packages whose code the scripts of the pages and of the playground hold, and the font.
 * `notices.test.ts` compares this with what the code imports.
 */
export const BROWSER_PACKAGES = [
  '@fontsource-variable/figtree',
  '@alioth-org/es-module-lexer',
  '@garfish/browser-snapshot',
  '@garfish/browser-vm',
  '@garfish/core',
  '@garfish/hooks',
  '@garfish/loader',
  '@garfish/router',
  '@garfish/utils',
  'debug',
  'escape-string-regexp',
  'eventemitter2',
  'fastest-levenshtein',
  'fflate',
  'garfish',
  'lucide-react',
  'minisearch',
  'ms',
  'next-themes',
  'nprogress',
  'react',
  'react-dom',
  'react-medium-image-zoom',
  'scheduler',
  'vue',
];

/** The file of the export that holds the licences of packages. */
export const NOTICES = 'static/licences.txt';

const PACKAGES = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** The licences of some packages with their copyright lines, which the licences ask to be passed on. */
export async function noticesOf(names: readonly string[]) {
  const owners = new Map<string, string[]>();
  for (const name of names) {
    const text = await licenceText(name);
    const { version } = await readJson(PACKAGES, `${name}/package.json`);
    owners.set(text, [...(owners.get(text) ?? []), `${name} ${version}`]);
  }
  const notices = [...owners].map(([text, packages]) => {
    const title = packages.join(', ');
    return `${title}\n${'-'.repeat(title.length)}\n\n${text}\n`;
  });
  return `The scripts of this site hold code of other projects, under these licences.\n\n\n${notices.join('\n\n')}`;
}

async function licenceText(name: string) {
  const folder = join(PACKAGES, name);
  // Some packages have a folder of licences.
  const found = filesUnder(folder).filter((file) =>
    /^(licen[cs]e|notice)(\.\w+)?(\/.*)?$/i.test(file),
  );
  const texts = await Promise.all(found.map((file) => readFile(join(folder, file), 'utf8')));
  const text = texts.map((each) => each.replaceAll('\r', '').trim()).join('\n\n');
  if (text === '') throw new Error(`${folder} holds no licence. Its code must not reach readers.`);
  return text;
}
