import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesUnder } from '../../lib/files/list-files';
import {
  type Document,
  referencesInCss,
  referencesInHtml,
  referencesInMarkdown,
  referencesInXml,
} from './read-references';

/** Something that the export promises and does not have. */
type DeadLink = { file: string; address: string; fault: string };

/** Stands for the host, which does not matter. */
const HERE = 'http://export';

/** What is read of which files; of the others nobody asks for more. */
const READERS: readonly { fits: RegExp; read: (text: string) => string[] }[] = [
  { fits: /\.css$/, read: referencesInCss },
  { fits: /\.xml$/, read: referencesInXml },
  { fits: /\.md$|(^|\/)llms[^/]*\.txt$/, read: referencesInMarkdown },
];

/** Finds all addresses of the export that lead to no file of it, or to no anchor of the file. */
export async function checkLinks(
  root: string,
  basePath: string,
): Promise<{ checked: number; dead: DeadLink[] }> {
  const files = filesUnder(root);
  const pages = new Map<string, Document>();
  const links: { file: string; address: string }[] = [];
  for (const file of files) {
    const addresses = await addressesIn(file);
    links.push(...[...new Set(addresses)].map((address) => ({ file, address })));
  }
  const target = { files: new Set(files), pages, basePath, origin: await ownOrigin(root) };
  const dead = links.flatMap(({ file, address }) => {
    const fault = faultOf(file, address, target);
    return fault === undefined ? [] : [{ file, address, fault }];
  });
  return { checked: links.length, dead };

  async function addressesIn(file: string): Promise<string[]> {
    const read = READERS.find(({ fits }) => fits.test(file))?.read;
    if (!read && !file.endsWith('.html')) return [];
    const text = await readFile(join(root, file), 'utf8');
    if (read) return read(text);
    const page = referencesInHtml(text);
    pages.set(file, page);
    return page.addresses;
  }
}

/** What addresses are compared with. */
type Target = {
  files: ReadonlySet<string>;
  pages: ReadonlyMap<string, Document>;
  basePath: string;
  /** Where the site is published, if it says so. */
  origin: string | undefined;
};

/** What is wrong with an address that stands in a file. */
function faultOf(
  file: string,
  address: string,
  { files, pages, basePath, origin }: Target,
): string | undefined {
  const here = `${HERE}${basePath}/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`;
  if (!URL.canParse(address, here)) return 'is no address';
  const url = new URL(address, here);
  if (url.origin !== HERE && url.origin !== origin) return undefined;
  if (!`${url.pathname}/`.startsWith(`${basePath}/`)) return `lies outside of ${basePath}/`;
  const path = decode(url.pathname.slice(basePath.length + 1));
  const anchor = decode(url.hash.slice(1));
  if (path === undefined || anchor === undefined) return 'is no address';
  const found = [path, `${path}.html`, `${path}index.html`].find((name) => files.has(name));
  if (found === undefined) return 'leads to no file';
  const ids = pages.get(found)?.ids;
  return !ids || anchor === '' || ids.has(anchor) ? undefined : 'names no anchor there';
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The address that the home page calls its own. */
async function ownOrigin(root: string) {
  const home = await readFile(join(root, 'index.html'), 'utf8');
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home)?.[1];
  return canonical === undefined ? undefined : new URL(canonical).origin;
}
