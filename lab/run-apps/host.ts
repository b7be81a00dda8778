import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../compatibility/build-app';
import type { AppKind, Bundler } from '../compatibility/stacks';
import { bundlePackages } from '../samples/packages';

/** What a server answers, by path. */
export type Files = ReadonlyMap<string, string>;

/** Builds the sub-app, and gives its files with the page that links its styles. */
export async function appFiles(
  kind: AppKind,
  bundler: Bundler,
  folder: string,
  url: string,
): Promise<Files> {
  await buildApp(kind, bundler, folder, url);
  const names = readdirSync(folder);
  const files = names.map(
    (name) => [`/${name}`, readFileSync(join(folder, name), 'utf8')] as const,
  );
  const links = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => `<link rel="stylesheet" href="${name}">`);
  const page = `<!doctype html>${links.join('')}<div id="root"></div><script src="main.js"></script>`;
  return new Map([['/', page], ...files]);
}

let packages: Promise<string> | undefined;

/** A host that shows the sub-app of a URL at `/shop`, with a button for each of its two routes. */
export async function hostFiles(url: string): Promise<Files> {
  packages ??= bundlePackages(['garfish']);
  return new Map([
    ['/', hostPage(url)],
    ['/packages.js', await packages],
    ['/favicon.ico', ''],
  ]);
}

const hostPage = (url: string) => `<!doctype html>
<title>Host</title>
<nav><button>/shop</button> <button>/</button></nav>
<div id="container"></div>
<script src="/packages.js"></script>
<script>
  const { default: garfish } = window.packages.garfish;
  garfish.run({
    domGetter: '#container',
    apps: [{ name: 'shop', activeWhen: '/shop', entry: '${url}', cache: false }],
  });
  document.querySelector('nav').onclick = ({ target }) =>
    garfish.router.push({ path: target.textContent });
</script>`;
