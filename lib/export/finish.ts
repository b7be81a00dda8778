import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesUnder } from '../files/list-files';
import { OUTPUT_NAMES } from '../routing/output-names.mjs';
import { htmlPath } from '../routing/route-path';
import { compress } from './compress';
import { withPolicy } from './content-policy';
import { headersFile, redirectsFile } from './host-rules';
import { browserPackages, LICENCES, licencesOf } from './licences';
import { writeManifest } from './manifest';
import { exportPage, joinStyles } from './next-page';
import { writeOfflineCopy } from './offline-copy';
import { writeScripts } from './scripts';

/** Files for Next's client outside `_next/`, and a second copy of the not-found page. */
const NEXT_PAYLOAD = /(^|\/)__next\.[^/]*\.txt$|^_not-found[./]/;
/** The folder of a route whose files move to the root (app/output-files). */
const HOISTED_FOLDER = 'output-files/';
/** Text files that the site writes itself; others are in public/. */
const SITE_TEXTS = /^((robots|llms(-full)?)\.txt$|static\/|_next\/)/;
/** Files for programs of a further language or version. */
const FOR_PROGRAMS = new RegExp(`/(${OUTPUT_NAMES})$`);
/** Pages without a second copy in a folder. */
const SINGLE_PAGES = /^(index|404)\.html$/;

/** Completes what Next has exported, so that any host can serve it. Returns the number of pages. */
export async function finishExport(root: string, basePath: string): Promise<number> {
  const { pages, markdown } = await exportFiles(root, basePath);
  const { redirects } = JSON.parse(await readFile(join(root, 'static/routes.json'), 'utf8'));
  await writeRedirects(root, basePath, { ...redirects, ...entryRedirects(markdown, pages) });

  // GitHub Pages leaves out files that begin with "_" unless this file is there.
  await writeFile(join(root, '.nojekyll'), '');
  await writeFile(join(root, '_headers'), headersFile(basePath));
  await writeFile(join(root, '_redirects'), redirectsFile(redirects, basePath));
  await writeFile(join(root, LICENCES), await licencesOf(await browserPackages()));
  const opened = pages.filter((path) => !/(^|\/)404\.html$/.test(path));
  await writeOfflineCopy(root, basePath, filesUnder(root), opened);
  await compress(root, await writeManifest(root));
  return opened.length;
}

/**
 * Brings the files of Next into the form in which hosts serve them: each page without Next's client, as a file and in
 * a folder of its name (`api/run.html` and `api/run/index.html`), for hosts that prefer folders. Files of public/ are
 * published as they are, but HTML gets a policy.
 */
async function exportFiles(root: string, basePath: string) {
  const { text, ...styles } = await joinStyles(root, basePath);
  const files = new Set(filesUnder(root));
  const script = await writeScripts(root, basePath);
  const pages: string[] = [];
  const markdown: string[] = [];
  const texts = [text];
  for (const path of files) {
    const file = join(root, path);
    const isPublished = existsSync(join('public', path));
    const isPayload = path.endsWith('.txt') && files.has(path.replace(/txt$/, 'html'));
    if (NEXT_PAYLOAD.test(path) || (isPayload && !isPublished)) await rm(file);
    else if (path.startsWith(HOISTED_FOLDER)) {
      const target = path.slice(HOISTED_FOLDER.length);
      if (target.endsWith('.md') && !FOR_PROGRAMS.test(target)) markdown.push(target);
      await mkdir(dirname(join(root, target)), { recursive: true });
      await rename(file, join(root, target));
    } else if (path.endsWith('.html')) {
      const html = await readFile(file, 'utf8');
      const page = exportPage(html, { path, script, ...styles });
      const exported = withPolicy(page ?? html);
      await writeFile(file, exported);
      if (page === undefined) continue;
      pages.push(path);
      texts.push(exported);
      if (!SINGLE_PAGES.test(path))
        await writeNew(root, path.replace(/\.html$/, '/index.html'), exported);
    } else if (path.endsWith('.txt') && !SITE_TEXTS.test(path) && !isPublished) {
      throw new Error(`Next has written ${path}, which no page of this site needs.`);
    }
  }
  await removeUnused(root, texts);
  return { pages, markdown };
}

/** Removes files of Next that no page or style sheet names, and empty folders. */
async function removeUnused(root: string, texts: readonly string[]) {
  for (const path of filesUnder(join(root, '_next'))) {
    const isUsed = texts.some((text) => text.includes(basename(path)));
    if (!isUsed) await rm(join(root, '_next', path));
  }
  for (const path of (await readdir(root, { recursive: true })).sort().reverse()) {
    // Folders with files stay, and files.
    await rmdir(join(root, path)).catch(() => {});
  }
}

/** Writes a file; fails if it exists. */
async function writeNew(root: string, path: string, text: string) {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text, { flag: 'wx' });
}

/** Returns redirects of single entries: for `issues/errors/a.md`, from `/issues/errors/a` to `/issues/errors#a`. */
function entryRedirects(markdown: readonly string[], pages: readonly string[]) {
  const redirects: Record<string, string> = {};
  for (const path of markdown) {
    const [, page = '', id = ''] = /^(.+)\/([^/]+)\.md$/.exec(path) ?? [];
    const isEntry =
      id !== 'index' && pages.includes(`${page}.html`) && !pages.includes(`${page}/${id}.html`);
    if (isEntry) redirects[`/${page}/${id}`] = `/${page}#${id}`;
  }
  return redirects;
}

async function writeRedirects(root: string, basePath: string, redirects: Record<string, string>) {
  for (const [from, to] of Object.entries(redirects)) {
    const [route = '', id = ''] = to.split('#');
    const page = await readFile(join(root, htmlPath(route)), 'utf8');
    const text = withPolicy(redirectPage(page, basePath + htmlPath(route), id));
    for (const end of ['.html', '/index.html']) await writeNew(root, from + end, text);
  }
}

/**
 * Returns the page at the path of a redirect, for hosts that serve files only. It redirects before anything is painted,
 * also without script. `page` is the HTML of the target, `file` a path that every kind of host serves. Without an id, the
 * hash of the request is kept.
 */
export function redirectPage(page: string, file: string, id = ''): string {
  const hash = id === '' ? '' : `#${id}`;
  const target = hash === '' ? 'location.hash' : JSON.stringify(hash);
  const language = /<html\b[^>]*?\slang="([^"]*)"/.exec(page)?.[1];
  const title = /<title>([^<]*)<\/title>/.exec(page)?.[1];
  if (language === undefined || title === undefined) {
    throw new Error('A page lacks its language or its title.');
  }
  const link = (rel: string) => new RegExp(`<link rel="${rel}"[^>]*>`).exec(page)?.[0] ?? '';
  return [
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
    `<script>location.replace(${JSON.stringify(file)}+location.search+${target})</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${file}${hash}"/></noscript>`,
    `<title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"/>',
    '<meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/>',
    link('canonical'),
    // Otherwise browsers would request /favicon.ico.
    link('icon'),
    `</head><body><main><h1><a href="${file}${hash}">${title}</a></h1></main></body></html>\n`,
  ].join('');
}
