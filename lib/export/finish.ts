import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '../files/list-files';
import { htmlPath } from '../routing/route-path';
import { compress } from './compress';
import { withPolicy } from './content-policy';
import { readJson } from './files';
import { headersFile, redirectsFile, redirectsWarning } from './host-rules';
import { writeManifest } from './manifest';
import { plainPage } from './next-pages';
import { browserPackages, NOTICES, noticesOf } from './notices';
import { writeOfflineCopy } from './offline-copy';
import { planExport } from './plan';
import { redirectPage } from './redirect-page';
import { writeScripts } from './scripts';
import { joinStyles } from './styles';

/** Makes an exported folder ready to be served by any host, under a base path. Returns the number of pages. */
export async function finishExport(root: string, basePath: string): Promise<number> {
  const { moves, markdown, copies, removals, pages } = planExport(filesUnder(root));
  for (const { from, to } of moves) await cp(join(root, from), join(root, to));
  for (const path of removals) await rm(join(root, path), { recursive: true });
  await rewritePages(root, basePath, pages);
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
  return copies.filter(({ to }) => to.endsWith('.html')).length + 1;
}

/**
 * Makes plain pages of what Next has written (`pages`), with the script of the site in place of Next's. Each page gets
 * its policy, also those of public/ but for files that verify the site to a search console.
 */
async function rewritePages(root: string, basePath: string, pages: readonly string[]) {
  const tag = await writeScripts(root, basePath);
  const plain = await Promise.all(
    pages.map(async (path) => plainPage(await readFile(join(root, path), 'utf8'))),
  );
  const styled = await joinStyles(root, basePath, plain);
  for (const [index, path] of pages.entries()) {
    const html = styled[index] ?? '';
    await writeFile(
      join(root, path),
      html.replace('</head>', () => `${tag}</head>`),
    );
  }
  for (const path of filesUnder(root).filter((name) => name.endsWith('.html'))) {
    const file = join(root, path);
    await writeFile(file, withPolicy(await readFile(file, 'utf8')));
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
