// @ts-check
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeServer } from './assistants.mjs';
import { writeBooks } from './books.mjs';
import { compress } from './compress.mjs';
import { withPolicy } from './content-policy.mjs';
import { listFiles, pageFile, readJson } from './files.mjs';
import { headersFile, redirectsFile, redirectsWarning } from './host-files.mjs';
import { writeManifest } from './manifest.mjs';

import { plainPage } from './next-pages.mjs';
import { BROWSER_PACKAGES, NOTICES, noticesOf } from './notices.mjs';
import { writeOfflineCopy } from './offline-copy.mjs';
import { planExport } from './plan.mjs';
import { redirectPage } from './redirect-page.mjs';
import { writeScripts } from './scripts.mjs';
import { divideStyles } from './styles.mjs';

/**
 * Makes an exported folder ready to be served by any host.
 * @param {string} root
 * @param {string} basePath the path under which it will be served
 * @returns {Promise<number>} the number of pages
 */
export async function finishExport(root, basePath) {
  const { moves, copies, removals, pages } = planExport(await listFiles(root));
  for (const { from, to } of moves) await copy(root, from, to);
  for (const path of removals) await rm(join(root, path), { recursive: true });
  await rewritePages(root, basePath, pages);
  const books = await writeBooks(root, basePath);
  for (const { from, to } of copies) await copy(root, from, to);
  const { redirects } = await readJson(root, 'static/routes.json');
  const paths = await listFiles(root);
  await writeServer(root, basePath, paths);
  await writeRedirects(root, basePath, { ...redirects, ...entriesOf(paths) });

  // GitHub Pages leaves out files that begin with "_" unless this file is there.
  await writeFile(join(root, '.nojekyll'), '');
  await writeFile(join(root, '_headers'), headersFile(basePath));
  const lines = redirectsFile(redirects, basePath);
  await writeFile(join(root, '_redirects'), lines);
  const warning = redirectsWarning(lines);
  if (warning) process.emitWarning(warning);
  await writeFile(join(root, NOTICES), await noticesOf(BROWSER_PACKAGES));
  const files = await writeManifest(root);
  await compress(root, files);
  const opened = pages.filter((path) => !/(^|\/)404\.html$/.test(path));
  await writeOfflineCopy(root, basePath, Object.keys(files), [...opened, ...books]);
  // Once more, since it lists the copy, too.
  await writeManifest(root);
  return copies.filter(({ to }) => to.endsWith('.html')).length + 1;
}

/** @param {string} root @param {string} from @param {string} to */
async function copy(root, from, to) {
  await mkdir(dirname(join(root, to)), { recursive: true });
  await copyFile(join(root, from), join(root, to));
}

/**
 * Makes plain pages of what Next has written, with the script of the site in place of Next's. Each page gets
 * its policy, also those of public/ but for files that verify the site to a search console.
 * @param {string} root
 * @param {string} basePath
 * @param {readonly string[]} pages those of Next
 */
async function rewritePages(root, basePath, pages) {
  const { tags, texts } = await writeScripts(root, basePath);
  const plain = await Promise.all(
    pages.map(async (path) => plainPage(await readFile(join(root, path), 'utf8'))),
  );
  const styled = await divideStyles(root, basePath, plain, texts);
  for (const [index, path] of pages.entries()) {
    const html = styled[index] ?? '';
    await writeFile(
      join(root, path),
      html.replace('</head>', () => `${tags}</head>`),
    );
  }
  for (const path of (await listFiles(root)).filter((file) => file.endsWith('.html'))) {
    await rewrite(root, path, withPolicy);
  }
}

/**
 * @param {string} root
 * @param {string} path
 * @param {(text: string) => string | Promise<string>} change
 */
async function rewrite(root, path, change) {
  const file = join(root, path);
  await writeFile(file, await change(await readFile(file, 'utf8')));
}

/**
 * Where the Markdown files of single entries lead readers: `issues/errors/a.md` has no page of its own, so
 * `/issues/errors/a` leads to `#a` on the page above it.
 * @param {readonly string[]} paths
 * @returns {Record<string, string>}
 */
function entriesOf(paths) {
  const known = new Set(paths);
  const entries = paths.flatMap((path) => {
    const [, page = '', id = ''] = /^(.+)\/([^/]+)\.md$/.exec(path) ?? [];
    const isEntry = id !== 'index' && known.has(`${page}.html`) && !known.has(`${page}/${id}.html`);
    return isEntry ? [[`/${page}/${id}`, `/${page}#${id}`]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * Writes a page for each redirect, as a file and in a folder.
 * @param {string} root
 * @param {string} basePath
 * @param {Readonly<Record<string, string>>} redirects
 */
async function writeRedirects(root, basePath, redirects) {
  for (const [from, to] of Object.entries(redirects)) {
    const [route = '', id = ''] = to.split('#');
    const page = await readFile(join(root, pageFile(route)), 'utf8');
    const text = withPolicy(redirectPage(page, `${basePath}/${pageFile(route)}`, id));
    await mkdir(join(root, from), { recursive: true });
    for (const path of [`${from}.html`, `${from}/index.html`]) {
      await writeFile(join(root, path), text, { flag: 'wx' });
    }
  }
}
