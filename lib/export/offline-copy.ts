import { readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { bundle } from '../files/bundle';
import { zipFolder } from '../files/zip-folder';
import { HOST_FILES, OUTPUT_NAMES } from '../routing/output-names.mjs';
import { htmlPath } from '../routing/route-path';
import { MANIFEST } from './manifest';

/** The whole site as one file, for reading offline. components/frame links to it. */
const OFFLINE_COPY = 'offline.zip';
const FOLDER = 'offline-docs';
/** `BASE_PATH` of the copy depends on the depth of this path (app/browser/offline/base-path.ts). */
const SCRIPT = 'static/offline/page';

/** Sharing cards, files for hosts and programs, and scripts that the copy replaces. */
const LEFT_OUT = /^(cards\/|static\/scripts\/|sitemap\.xml$|robots\.txt$)/;
/** Files for programs, except `agents.md`, which users can copy. */
const FOR_PROGRAMS = new RegExp(`(^|/)(?!agents\\.md$)(${OUTPUT_NAMES})$`);
/** Files that pages fetch, which the copy has as scripts. */
const FETCHED_FILES = /^(static\/(.*\.json|playground\/.*\.(js|css))|([^/]+\/)*agents\.md)$/;

const STAGE = 'static/playground/stage.html';

const README = `This folder is a copy of the documentation for reading without a connection.

Open "index.html" in a browser. Everything works, also the search.
`;

/** Puts the files of an export (`paths`) into one zip whose pages open from a folder. Readers open only `pages`. */
export async function writeOfflineCopy(
  root: string,
  basePath: string,
  paths: readonly string[],
  pages: readonly string[],
) {
  const isOpened = (path: string) => pages.includes(path);
  const isIncluded = (path: string) =>
    ![LEFT_OUT, FOR_PROGRAMS].some((form) => form.test(path)) &&
    ![MANIFEST, ...HOST_FILES].includes(path) &&
    (!path.endsWith('.html') || isOpened(path) || path === STAGE);
  const included = paths.filter(isIncluded);
  const { js, css } = await offlineScript();
  const { siteUrl: site } = JSON.parse(await readFile(join(root, 'static/site.json'), 'utf8'));
  const copy = {
    basePath,
    files: new Set([...included, `${SCRIPT}.js`]),
    site,
    script: `<script defer src="${basePath}/${SCRIPT}.js" data-app-styles="/${SCRIPT}.css">`,
  };
  const files: [string, string | Uint8Array][] = [
    ['README.txt', README],
    [`${SCRIPT}.js`, js],
    [`${SCRIPT}.css.js`, fetchedFile(`${SCRIPT}.css`, css)],
  ];
  for (const path of included) {
    const content = await readFile(join(root, path));
    const isFetched = FETCHED_FILES.test(path);
    if (isFetched) files.push([`${path}.js`, fetchedFile(path, `${content}`)]);
    if (isOpened(path)) files.push([path, offlinePage(`${content}`, path, copy)]);
    else if (!isFetched || path.endsWith('.md')) files.push([path, content]);
  }
  await writeFile(join(root, OFFLINE_COPY), zipFolder(FOLDER, files));
}

/** The script that hands a file over (app/browser/offline/fetch.ts). */
function fetchedFile(path: string, text: string) {
  return `offlineFile(${JSON.stringify(`/${path}`)},${JSON.stringify(text)})`;
}

const OFFLINE_MODULES = 'app/browser/offline';
/** Modules that the files of the same name in `app/browser/offline/` replace. */
const REPLACED_MODULES = [
  'lib/browser/prefetch.ts',
  'lib/routing/base-path.ts',
  'lib/search/start-worker.ts',
];

/** Bundles all scripts into one, since pages that are opened from a folder cannot import modules. */
async function offlineScript() {
  const loaded: string[] = [];
  const script = await bundle(`${OFFLINE_MODULES}/page-script.ts`, {
    format: 'iife',
    inject: [`${OFFLINE_MODULES}/fetch.ts`],
    plugins: [
      {
        name: 'replaced-modules',
        setup({ onLoad }) {
          onLoad({ filter: /[\\/]lib[\\/].*\.ts$/ }, async ({ path }) => {
            const module = REPLACED_MODULES.find((file) => path === resolve(file));
            if (module === undefined) return undefined;
            loaded.push(module);
            const contents = await readFile(join(OFFLINE_MODULES, basename(module)), 'utf8');
            return { contents, resolveDir: dirname(path), loader: 'ts' };
          });
        },
      },
    ],
  });
  const moved = REPLACED_MODULES.find((module) => !loaded.includes(module));
  if (moved) throw new Error(`The offline copy replaces ${moved}, which no script imports.`);
  return script;
}

const TAG = /<[a-z][^>]*>/gi;
const ADDRESS = /\s(href|src|poster|data-zoom-src)="(\/[^"#?]*)([^"]*)"/g;
/** It limits a page to files of its host, but a folder has no host. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const PAGE_SCRIPT = /<script type="module" src="[^"]*" data-app-styles="[^"]*">/;
/** Redirects to the page in the visitor's language, by its URL on the site. */
const FIRST_VISIT = /<script data-rule="[^"]*">[\s\S]*?<\/script>/;

type Copy = {
  basePath: string;
  files: ReadonlySet<string>;
  /** Target of links to what the copy leaves out. */
  site: string;
  /** The tag of the copy's script, with paths as in other pages. */
  script: string;
};

/** Makes the URLs of a page relative, so that a browser opens it from a folder. */
export function offlinePage(html: string, path: string, { basePath, files, site, script }: Copy) {
  const relativeUrl = (url: string) => {
    const file = files.has(url.slice(1)) ? url.slice(1) : htmlPath(url).slice(1);
    return files.has(file) ? posix.relative(posix.dirname(path), file) : site + basePath + url;
  };
  return html
    .replace(POLICY, '')
    .replace(FIRST_VISIT, '')
    .replace(PAGE_SCRIPT, script)
    .replace(TAG, (tag) =>
      tag.replace(ADDRESS, (attribute, name, address, rest) => {
        if (address.startsWith('//') || !`${address}/`.startsWith(`${basePath}/`)) return attribute;
        return ` ${name}="${relativeUrl(address.slice(basePath.length) || '/')}${rest}"`;
      }),
    );
}
