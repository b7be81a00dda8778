// @ts-check
import { bundle } from '../bundle/bundle.mjs';
import { CHUNKS, pageFile, readJson, writeChunk } from './files.mjs';
import { takeScripts } from './next-output.mjs';

/**
 * Replaces the scripts of pages by one that runs them at the first sign that the reader is about to use
 * the page (lib/page-start). What stood inline, the payload above all, becomes a file of its own.
 * @param {string} root
 * @param {string} basePath
 * @returns {Promise<(file: string, html: string) => Promise<string>>} changes the page in a file
 */
export async function pageStart(root, basePath) {
  const code = await startCode(basePath);
  const { routes } = await readJson(root, 'static/routes.json');
  /** @type {Map<string, string>} */
  const routeOf = new Map(routes.map((/** @type {string} */ route) => [pageFile(route), route]));
  const indexes = await readJson(root, 'static/search_names.json');
  const folder = `${basePath}/${CHUNKS}/`;

  return async (file, html) => {
    const { rest, files, inline } = takeScripts(html);
    const own = await writeChunk(root, inline, 'js');
    return withStart(rest, code, {
      route: routeOf.get(file),
      folder,
      scripts: [...files.map((path) => nameIn(folder, path)), own].join(' '),
      index: indexFiles(indexes, rest),
      // The not-found page looks for what was meant.
      now: file === '404.html' ? '' : undefined,
    });
  };
}

/** @param {string} basePath */
async function startCode(basePath) {
  const text = await bundle('./lib/page-start/page-start.ts', {
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
  });
  if (text.includes('</')) throw new Error('lib/page-start does not fit into a page.');
  return text.trim();
}

/**
 * @param {string} html
 * @param {string} code
 * @param {Readonly<Record<string, string | undefined>>} facts what the script has to know
 */
function withStart(html, code, facts) {
  const charset = '<meta charSet="utf-8"/>';
  const attributes = Object.entries(facts).map(([name, value]) =>
    value === undefined
      ? ''
      : ` data-${name}="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"`,
  );
  const script = `<script${attributes.join('')}>${code}</script>`;
  if (!html.includes(charset)) throw new Error(`A page has no ${charset}.`);
  return html.replace(charset, () => charset + script);
}

/** @param {string} folder @param {string} path */
function nameIn(folder, path) {
  if (path.startsWith(folder)) return path.slice(folder.length);
  throw new Error(`The script ${path} does not lie in ${folder}. See lib/export/page-start.mjs.`);
}

/**
 * The files of the index that the search button of a page names; none where each search asks for parts.
 * @param {Readonly<Record<string, { records: string, terms?: string }>>} indexes
 * @param {string} html
 */
function indexFiles(indexes, html) {
  const scope = /\bdata-index="([^"]*)"/.exec(html)?.[1] ?? '';
  const { records, terms } = indexes[scope] ?? {};
  return records && terms ? `${records} ${terms}` : undefined;
}
