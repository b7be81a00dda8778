import { readFileSync, writeFileSync } from 'node:fs';
import { loadSite } from '../lib/content/load';

// Adds the paths of new pages to the list of all paths that were ever public: `npm run add:paths`.

const LIST = 'tests/content/public-paths.json';

const { pages } = await loadSite();
const files = [...pages.values()].map(
  ({ routePath, relativePath, frontmatter }) =>
    [routePath, frontmatter.editPath ?? relativePath] as const,
);
const listed: Record<string, string> = JSON.parse(readFileSync(LIST, 'utf8'));
const all = Object.entries({ ...Object.fromEntries(files), ...listed });
all.sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(LIST, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
