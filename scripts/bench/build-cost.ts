import { appendFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Cost, startMeasured } from './process-cost';
import { withoutCaches } from './without-caches';

const CONTENT = '.tmp/bench-content';
const OUT = 'out-bench';
/** `npm run build`, by the program of npm, which `npm run bench` has started. */
const BUILD = [process.env.npm_execpath ?? '', 'run', 'build'];

/** Builds a site of some size three times: without any cache, again, and after a page has changed. */
export function measureBuilds(size: number) {
  return withoutCaches(() => build(size));
}

async function build(size: number) {
  const pages = await writeContent(size);
  const costs: Record<string, Cost> = {};
  for (const state of ['cold', 'warm', 'one page changed']) {
    if (state === 'one page changed')
      await appendFile(join(CONTENT, 'hello.md'), '\nA new line.\n');
    const env = { SITE_CONTENT: CONTENT, SITE_OUT: OUT };
    costs[`${pages} pages, ${state}`] = await startMeasured(BUILD, env).ended;
  }
  await rm(CONTENT, { recursive: true });
  await rm(OUT, { recursive: true });
  return costs;
}

/** The site's own pages and as many copies of them as are needed, each set a section of its own. */
async function writeContent(size: number) {
  await rm(CONTENT, { recursive: true, force: true });
  await cp('content', CONTENT, { recursive: true });
  const files = (await readdir('content', { recursive: true })).filter((file) =>
    /\.mdx?$/.test(file),
  );
  const copied = files.filter((file) => file !== 'index.mdx');
  const missing = Math.max(0, size - files.length);
  for (let index = 0; index < missing; index++) {
    const file = copied[index % copied.length] ?? '';
    const set = Math.floor(index / copied.length) + 1;
    const text = await readFile(join('content', file), 'utf8');
    const path = join(CONTENT, `set-${set}`, file);
    await mkdir(dirname(path), { recursive: true });
    // Copies differ from each other, so that none is found in the cache because of another. Headings keep
    // their ids, to which links lead.
    const own = text
      .replace(/^slug: .*\n/m, '')
      .replace(/^(?!#).*$/gm, (line) => line.replace(/(?<=\s)sub-app(?=[\s.,])/g, `$& ${set}`))
      .replace(
        /^( *)```(?:ts|tsx|js|jsx)\b(?!.*\bfile=).*\n/gm,
        (fence, space) => `${fence}${space}// set ${set}\n`,
      );
    await writeFile(path, own);
  }
  return files.length + missing;
}
