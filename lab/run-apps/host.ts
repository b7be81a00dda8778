import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundlePackages } from '../../e2e/support/sample-packages';
import { ADDRESS, buildApp } from '../compatibility/build-app';
import type { AppKind, Bundler } from '../compatibility/stacks';

/** What a server answers, by path. */
export type Files = ReadonlyMap<string, string>;

/** Builds the sub-app, and gives its files with the page that links its styles. */
export async function appFiles(kind: AppKind, bundler: Bundler, folder: string): Promise<Files> {
  await buildApp(kind, bundler, folder);
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

let host: Promise<Files> | undefined;

/** A host that shows the sub-app at `/shop`, with a button for each of its two routes. */
export function hostFiles(): Promise<Files> {
  host ??= bundlePackages(['garfish']).then((packages) => {
    return new Map([
      ['/', HOST_PAGE],
      ['/packages.js', packages],
      ['/favicon.ico', ''],
    ]);
  });
  return host;
}

const HOST_PAGE = `<!doctype html>
<title>Host</title>
<nav><button>/shop</button> <button>/</button></nav>
<div id="container"></div>
<script src="/packages.js"></script>
<script>
  const { default: garfish } = window.packages.garfish;
  garfish.run({
    domGetter: '#container',
    apps: [{ name: 'shop', activeWhen: '/shop', entry: '${ADDRESS}', cache: false }],
  });
  document.querySelector('nav').onclick = ({ target }) =>
    garfish.router.push({ path: target.textContent });
</script>`;
