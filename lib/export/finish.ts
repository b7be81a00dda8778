import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { filesUnder } from '../files/list-files';
import { htmlPath } from '../routing/route-path';
import { compress } from './compress';
import { withPolicy } from './content-policy';
import { readJson } from './files';
import { headersFile, redirectsFile, redirectsWarning } from './host-rules';
import { writeManifest } from './manifest';
import { type NextPage, readNextPage } from './next-page';
import { browserPackages, NOTICES, noticesOf } from './notices';
import { writeOfflineCopy } from './offline-copy';
import { planExport } from './plan';
import { redirectPage } from './redirect-page';
import { writeScripts } from './scripts';
import { joinStyles } from './styles';

/** Makes an exported folder ready to be served by any host, under a base path. Returns the number of pages. */
export async function finishExport(root: string, basePath: string): Promise<number> {
  const files = filesUnder(root);
  const nextPages = await readPages(root, files);
  const { removals, moves, markdown, copies, pages } = planExport(
    files,
    (path) => nextPages.has(path),
    (path) => existsSync(join('public', path)),
  );
  for (const path of removals) await rm(join(root, path));
  for (const { from, to } of moves) {
    await mkdir(dirname(join(root, to)), { recursive: true });
    await rename(join(root, from), join(root, to));
  }
  const kept = new Map([...nextPages].filter(([path]) => pages.includes(path)));
  await removeUnnamed(root, await writePages(root, basePath, kept));
  for (const { from, to } of copies) await cp(join(root, from), join(root, to));
  const { redirects } = await readJson(root, 'static/routes.json');
  await writeRedirects(root, basePath, { ...redirects, ...entryRedirects(markdown, pages) });

  // GitHub Pages leaves out files that begin with "_" unless this file is there.
  await writeFile(join(root, '.nojekyll'), '');
  await writeFile(join(root, '_headers'), headersFile(basePath));
  const lines = redirectsFile(redirects, basePath);
  await writeFile(join(root, '_redirects'), lines);
  const warning = redirectsWarning(lines);
  if (warning) process.emitWarning(warning);
  await writeFile(join(root, NOTICES), await noticesOf(await browserPackages()));
  const opened = pages.filter((path) => !/(^|\/)404\.html$/.test(path));
  await writeOfflineCopy(root, basePath, filesUnder(root), opened);
  await compress(root, await writeManifest(root));
  return copies.length + 1;
}

/** Reads the pages of Next among all HTML files, by their paths. The others get their policy here. */
async function readPages(root: string, files: readonly string[]) {
  const pages = new Map<string, NextPage>();
  for (const path of files.filter((name) => name.endsWith('.html'))) {
    const file = join(root, path);
    const html = await readFile(file, 'utf8');
    const page = readNextPage(html, path);
    if (page) pages.set(path, page);
    else await writeFile(file, withPolicy(html));
  }
  return pages;
}

/** Writes the pages with the script and the style sheet of the site. Returns their HTML, and the style sheet. */
async function writePages(root: string, basePath: string, pages: ReadonlyMap<string, NextPage>) {
  const script = await writeScripts(root, basePath);
  const lists = [...pages.values()].map(({ sheets }) => sheets);
  const styles = await joinStyles(root, basePath, lists);
  const texts = [styles.text];
  for (const [path, page] of pages) {
    const html = withPolicy(page.write(styles.links, script));
    await writeFile(join(root, path), html);
    texts.push(html);
  }
  return texts;
}

/** Removes what Next has bundled and none of the texts names, and all empty folders. */
async function removeUnnamed(root: string, texts: readonly string[]) {
  for (const path of filesUnder(join(root, '_next'))) {
    const isNamed = texts.some((text) => text.includes(basename(path)));
    if (!isNamed) await rm(join(root, '_next', path));
  }
  for (const path of (await readdir(root, { recursive: true })).sort().reverse()) {
    // Folders with files stay, and files.
    await rmdir(join(root, path)).catch(() => {});
  }
}

/**
 * Where the Markdown files of single entries lead readers: `issues/errors/a.md` has no page of its own, so
 * `/issues/errors/a` leads to `#a` on the page above it.
 */
function entryRedirects(
  markdown: readonly string[],
  pages: readonly string[],
): Record<string, string> {
  const known = new Set(pages);
  const entries = markdown.flatMap((path) => {
    const [, page = '', id = ''] = /^(.+)\/([^/]+)\.md$/.exec(path) ?? [];
    const isEntry = id !== 'index' && known.has(`${page}.html`) && !known.has(`${page}/${id}.html`);
    return isEntry ? [[`/${page}/${id}`, `/${page}#${id}`]] : [];
  });
  return Object.fromEntries(entries);
}

/** Writes a page for each redirect, as a file and in a folder. */
async function writeRedirects(
  root: string,
  basePath: string,
  redirects: Readonly<Record<string, string>>,
) {
  for (const [from, to] of Object.entries(redirects)) {
    const [route = '', id = ''] = to.split('#');
    const page = await readFile(join(root, htmlPath(route)), 'utf8');
    const text = withPolicy(redirectPage(page, basePath + htmlPath(route), id));
    await mkdir(join(root, from), { recursive: true });
    for (const path of [`${from}.html`, `${from}/index.html`]) {
      await writeFile(join(root, path), text, { flag: 'wx' });
    }
  }
}
