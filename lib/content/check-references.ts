import 'server-only';
import { posix } from 'node:path';
import { transformSync } from 'esbuild';
import { drawingProblem } from '../markdown/components/drawings';
import type { MarkdownFacts, Reference } from '../markdown/document/facts';
import {
  contentPath,
  type Problem,
  problem,
  type SourceLocation,
  suggest,
} from '../problems/problem';
import { hasCodeScheme, isExternal, linkTarget } from '../routing/links';
import { decodeAddress, type PathKey, pathKeyOf } from '../routing/route-path';
import { findNearest, type RouteTable } from '../routing/route-table';
import type { SiteConfig } from '../settings/schema';
import { stringsIn } from './data-files';
import type { Page } from './pages';
import type { PublicFiles } from './public-files';
import { isOutputPath, isReservedPath } from './reserved-paths';

export type Targets = {
  routes: RouteTable;
  /** The ids of each page's headings, by its route. */
  ids: ReadonlyMap<PathKey, readonly string[]>;
  publicFiles: PublicFiles;
  /** The URL of the home page, if links may contain the host of the site. */
  siteUrl?: string | undefined;
};

/** A page as the checks need it, with the prefixes under which its links are looked up. */
type Referring = { file: string; routePath: string; prefixes: readonly string[] };

export function checkLinks(page: Referring, links: readonly Reference[], targets: Targets) {
  return links.flatMap(({ address, line, column }) => {
    const location = { file: contentPath(page.file), line, column };
    return checkLink(location, address, page, targets) ?? [];
  });
}

function checkLink(
  location: SourceLocation,
  address: string,
  page: Referring,
  targets: Targets,
): Problem | undefined {
  if (hasCodeScheme(address)) return problem('unusableLink', location, { href: address });
  const target = linkTarget(pathOnSite(address, targets.siteUrl) ?? address, page.file);
  if (target.kind === 'external') {
    return isComplete(address) ? undefined : problem('unusableLink', location, { href: address });
  }
  if (address === '#') return problem('linkWithoutTarget', location);
  let route = page.routePath;
  if (target.kind === 'path') {
    if (targets.publicFiles.has(target.path) || isOutputPath(target.path)) return;
    const match = findNearest(targets.routes, page.prefixes, target.path);
    const leavesContent =
      /^\.\.?\//.test(address) && posix.join(page.file, '..', address).startsWith('..');
    if (!match || leavesContent) return deadLink(location, address, target.path, targets.routes);
    route = match.route;
    if (!match.rightCase) return problem('wrongCase', location, { typed: address, right: route });
  }
  const anchor = decodeAddress(address.replace(/^[^#]*#?/, ''));
  const ids = targets.ids.get(pathKeyOf(route)) ?? [];
  if (anchor === '' || ids.includes(anchor)) return;
  return deadAnchor(location, address, route, ids);
}

/** `path` is the target of the link from the site's root; `href` is how it is written. */
export function deadLink(
  location: SourceLocation,
  href: string,
  path: string,
  table: RouteTable,
): Problem {
  const routes = [...table.values()].map(({ route }) => route);
  return problem('deadLink', location, { href }, suggest(path, routes));
}

export function deadAnchor(
  location: SourceLocation,
  href: string,
  page: string,
  ids: readonly string[],
): Problem {
  const fix = suggest(href.slice(href.indexOf('#') + 1), ids, (hit) => `Write "#${hit}".`);
  return problem('deadAnchor', location, { href, page }, fix);
}

/** Returns the path of a complete URL of this site: `https://www.garfishjs.org/api/run` is `/api/run`. */
function pathOnSite(address: string, siteUrl: string | undefined): string | undefined {
  const isAbsolute = /^(?:https?:)?\/\//i.test(address);
  if (siteUrl === undefined || !isAbsolute || !URL.canParse(address, siteUrl)) return;
  const [url, home] = [new URL(address, siteUrl), new URL(siteUrl)];
  const isUnder = url.host === home.host && `${url.pathname}/`.startsWith(home.pathname);
  return isUnder ? `/${url.pathname.slice(home.pathname.length)}${url.hash}` : undefined;
}

/** Returns whether a URL has a host, or a recipient (`mailto:`, `tel:`). */
function isComplete(address: string): boolean {
  // A name without a dot is a path with one slash too many.
  if (/^[\\/]{2}/.test(address)) return /^[\\/]{2}[^\\/?#]+[.:]/.test(address);
  if (/^https?:/i.test(address)) {
    const isParsed = /^https?:\/\/[^/]/i.test(address) && URL.canParse(address);
    return isParsed && !/^\.|\.\./.test(new URL(address).hostname);
  }
  return /^(mailto:\S+@\S|tel:\S)/i.test(address);
}

/** Checks that pictures exist, are on this host, and are safe. */
export function checkImages(
  file: string,
  images: MarkdownFacts['images'],
  publicFiles: PublicFiles,
): Problem[] {
  return images.flatMap(({ address, line, column, isDrawing }) => {
    const location = { file: contentPath(file), line, column };
    return checkImage(location, address, publicFiles, isDrawing) ?? [];
  });
}

function checkImage(
  location: SourceLocation,
  src: string,
  publicFiles: PublicFiles,
  isDrawing = false,
): Problem | undefined {
  if (isExternal(src)) return problem('foreignImage', location, { src });
  const file = decodeAddress(src);
  if (publicFiles.has(file)) {
    const { problem: kind, source } = publicFiles.get(file) ?? { problem: 'unmeasuredImage' };
    if (kind) return problem(kind, location, { src });
    if (!isDrawing) return;
    const detail = source === undefined ? 'it is no SVG file.' : drawingProblem(source);
    return detail === undefined ? undefined : problem('badDrawing', location, { src, detail });
  }
  const folded = file.toLowerCase();
  const actual = [...publicFiles.keys()].find((path) => path.toLowerCase() === folded);
  if (actual) return problem('wrongCase', location, { typed: src, right: actual });
  const path = file.replace(/^[./]*(public\/)?/, '/');
  const fix = publicFiles.has(path) ? `Write "${path}".` : undefined;
  return problem('missingImage', location, { src }, fix);
}

/** Checks that the keys of `askedAt` are headings of the page. */
export function checkAskedAt({ frontmatter, toc, locate }: Page): Problem[] {
  const ids = toc.map(({ id }) => id);
  return Object.keys(frontmatter.askedAt)
    .filter((id) => !ids.includes(id))
    .map((id) => problem('askedNowhere', locate(['askedAt', id]), { id }, suggest(id, ids)));
}

/** Links of the settings start at the root of the site. */
const SETTINGS: Referring = { file: '', routePath: '/', prefixes: [''] };

/** Checks the files of public/, the paths and the selector in the settings. */
export function checkSettings(
  { icon, logo, locales, multiVersion, themeConfig }: SiteConfig,
  targets: Targets,
): Problem[] {
  const { publicFiles } = targets;
  const location = { file: process.env.SITE_CONFIG ?? 'site.config.ts' };
  const { socialLinks, imageZoom, footer, playground, search } = themeConfig;
  const contentsOf = (kind: string) =>
    socialLinks.filter(({ mode }) => mode === kind).map(({ content }) => content);
  const pictures = [icon, ...stringsIn(logo).map(({ text }) => text), ...contentsOf('img')];
  const lists = [footer, search, ...locales.flatMap((locale) => [locale.footer, locale.search])];
  const links = [
    ...contentsOf('link'),
    ...stringsIn(lists).flatMap(({ path, text }) => (path.at(-1) === 'link' ? [text] : [])),
    ...(playground ? [playground] : []),
  ];
  const selector = typeof imageZoom === 'object' ? imageZoom.selector : undefined;
  return [
    ...pictures.flatMap((path) => checkImage(location, path, publicFiles) ?? []),
    ...(multiVersion?.versions ?? [])
      .filter((name) => isReservedPath(`/${name}`) || pathKeyOf(`/${name}`) !== `/${name}`)
      .map((name) => problem('reservedPrefix', location, { name })),
    ...links.flatMap((address) => checkLink(location, address, SETTINGS, targets) ?? []),
    ...(selector === undefined || isSelector(selector)
      ? []
      : [problem('badSelector', location, { selector })]),
  ];
}

function isSelector(text: string): boolean {
  if (/[{}@;]/.test(text.replace(/"[^"]*"|'[^']*'/g, ''))) return false;
  return transformSync(`${text}{}`, { loader: 'css', logLevel: 'silent' }).warnings.length === 0;
}
