import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import { Parser } from 'htmlparser2';
import { filesUnder } from '../../lib/files/list-files';

/** A URL in a file of the export that leads nowhere. */
type DeadLink = { file: string; url: string; fault: string };

/** Stands for the host, which does not matter. */
const HOST = 'http://export';

const URL_ATTRIBUTES = ['href', 'src', 'action', 'poster', 'data', 'data-zoom-src'];
/** The `<meta>` elements that contain a URL; `page-in:` names the page in another language. */
const URL_META = /^(og:(url|image|video|audio)|twitter:image|page-in:.*)$/;

/** Finds all URLs of the export that lead to no file of it, or to no anchor of the file. */
export async function checkLinks(root: string, basePath: string) {
  const files = filesUnder(root);
  const all = new Set(files);
  const read = (file: string) => readFile(join(root, file), 'utf8');
  const origin = originIn(await read('index.html'));
  const idsOf = new Map<string, Set<string>>();
  const links: { file: string; url: string }[] = [];
  for (const file of files) {
    let urls: Iterable<string> = [];
    if (file.endsWith('.html')) {
      const page = readHtml(await read(file));
      idsOf.set(file, page.ids);
      urls = page.urls;
    } else if (file.endsWith('.css')) urls = urlsInCss(await read(file));
    else if (/\.(xml|md)$|(^|\/)llms[^/]*\.txt$/.test(file) && origin) {
      urls = urlsOfOrigin(await read(file), origin);
    }
    for (const url of new Set(urls)) links.push({ file, url });
  }
  const dead = links.flatMap(({ file, url }): DeadLink[] => {
    const fault = faultOf(file, url);
    return fault ? [{ file, url, fault }] : [];
  });
  return { checked: links.length, dead };

  function faultOf(file: string, url: string): string | undefined {
    const page = `${HOST}${basePath}/${file.replace(/(^|(?<=\/))index\.html$|\.html$/, '')}`;
    if (!URL.canParse(url, page)) return 'is no URL';
    const target = new URL(url, page);
    if (target.origin !== HOST && target.origin !== origin) return undefined;
    if (!`${target.pathname}/`.startsWith(`${basePath}/`)) return `lies outside of ${basePath}/`;
    const path = decode(target.pathname.slice(basePath.length + 1));
    const anchor = decode(target.hash.slice(1));
    if (path === undefined || anchor === undefined) return 'is no URL';
    const served = [path, `${path}.html`, `${path}index.html`].find((name) => all.has(name));
    if (served === undefined) return 'leads to no file';
    const ids = idsOf.get(served);
    return !ids || anchor === '' || ids.has(anchor) ? undefined : 'names no anchor there';
  }
}

function readHtml(html: string) {
  const ids = new Set<string>();
  const urls: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, property, name: key = property ?? '', content = '', srcset = '' } = attributes;
      if (id) ids.add(id);
      if (name === 'meta' && URL_META.test(key)) urls.push(content);
      // Next adds one for the fonts of the style sheets. It names a host, not a file.
      if (attributes.rel === 'preconnect') return;
      const sources = srcset.split(',').map((source) => source.trim().split(/\s/)[0] ?? '');
      urls.push(...URL_ATTRIBUTES.map((attribute) => attributes[attribute] ?? ''), ...sources);
    },
  });
  parser.end(html);
  return { ids, urls: urls.filter(Boolean) };
}

function urlsInCss(css: string) {
  return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map(([, , url = '']) => url);
}

/** Returns the absolute URLs of the site in a sitemap, a feed or Markdown. */
function urlsOfOrigin(text: string, origin: string) {
  const url = new RegExp(`(?<=[(<>"])${escapeStringRegexp(origin)}[^\\s<>")]*`, 'g');
  return [...text.matchAll(url)].map(([match]) => match);
}

function decode(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Returns the origin at which the site is published, by the home page. */
function originIn(home: string) {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home)?.[1];
  return canonical === undefined ? undefined : new URL(canonical).origin;
}
