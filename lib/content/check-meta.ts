import 'server-only';
import { posix } from 'node:path';
import {
  contentPath,
  type Problem,
  problem,
  type SourceLocation,
  suggest,
} from '../problems/problem';
import { flatten } from '../routing/navigation';
import type { Sidebars } from './build-sidebars';
import { type Folder, isListed, joinKey, type SectionTree } from './folders';

/** Reports entries of `_meta.json` files that match no page or folder, and duplicates. */
export function checkEntries(tree: SectionTree): Problem[] {
  const listed = new Set<string>();
  const problems: Problem[] = [];
  for (const { path, meta } of tree.folders.values()) {
    meta?.entries.forEach(({ name }, index) => {
      if (name === undefined) return;
      const isFolder = name.endsWith('/');
      const key = joinKey(path, name);
      const location = meta.locate([index]);
      if (!(isFolder ? tree.folders : tree.pages).has(key)) {
        problems.push(missingEntry(location, name, namesIn(path, tree)));
      } else if (isFolder && `${path}/`.startsWith(`${key}/`)) {
        problems.push(problem('folderInItself', location, { name }));
      } else if (listed.has(`${isFolder} ${key}`)) {
        problems.push(problem('doubledEntry', location, { name }));
      }
      listed.add(`${isFolder} ${key}`);
    });
  }
  return problems;
}

function missingEntry(location: SourceLocation, name: string, present: readonly string[]): Problem {
  const file = name.endsWith('/') ? `a page in ${name}` : `${name}.md`;
  const bare = name.replace(/^\.|\.mdx?$/g, '');
  const ending = /\.mdx?$/.test(name)
    ? `Write "${bare}", without a dot in front and an ending.`
    : undefined;
  return problem('missingEntry', location, { name, file }, suggest(name, present) ?? ending);
}

export function checkUnlisted(tree: SectionTree, sidebars: Sidebars): Problem[] {
  const links = Object.values(sidebars).flatMap((items) => flatten(items));
  const linked = new Set<string>(links.map(({ link }) => link));
  return [...tree.pages.values()].flatMap((page) => {
    if (!page.key.includes('/') || !isListed(page) || linked.has(page.routePath)) return [];
    const owner = nearestListed(posix.dirname(page.key), tree);
    // An empty list means that the folder has no sidebar.
    if (!owner?.meta?.entries.length) return [];
    const location = { file: contentPath(page.relativePath) };
    const name = page.key.slice(owner.path.length + 1);
    return [problem('unlistedPage', location, { file: contentPath(owner.meta.file), name })];
  });
}

/** The closest folder around a page that has a `_meta.json`. */
function nearestListed(path: string, tree: SectionTree): Folder | undefined {
  const folder = tree.folders.get(path);
  return path === '.' || folder?.meta ? folder : nearestListed(posix.dirname(path), tree);
}

function namesIn(folder: string, tree: SectionTree): string[] {
  return [...tree.pages.keys(), ...[...tree.folders.keys()].map((key) => `${key}/`)]
    .filter((key) => posix.dirname(key) === folder)
    .map((key) => key.slice(folder.length + 1));
}
