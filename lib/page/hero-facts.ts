import 'server-only';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';
import type { Fact, Hero } from '../content/frontmatter';
import { fill } from '../labels/fill';
import { dayOf } from './dates';

const RECORD = 'content/guide/demo/compatibility.mdx';

/** What `{name}` in a fact of a home page stands for: what the build measures, and what the tests recorded. */
function measured(lang: string): Record<Fact, string> {
  const { version } = JSON.parse(readFileSync('node_modules/garfish/package.json', 'utf8'));
  const { day, tried, ran } = readRecord(readFileSync(RECORD, 'utf8'));
  return {
    version,
    size: String(Math.round(sizeOf('garfish') / 1000)),
    day: dayOf(day, lang).text,
    tried: String(tried),
    ran: String(ran),
  };
}

/** The first screen of a home page, with what was measured in its facts. */
export function heroOf(hero: Hero, lang: string): Hero {
  if (hero.facts.length === 0) return hero;
  const values = measured(lang);
  const facts = hero.facts.map(({ value, text, link }) => ({
    value: fill(value, values),
    text: fill(text, values),
    link,
  }));
  return { ...hero, facts };
}

/** What the record of the compatibility runs says: its day, and how many rows of its first table ran everywhere. */
export function readRecord(text: string): { day: string; tried: number; ran: number } {
  const [, day] = /Last run on (\d{4}-\d\d-\d\d)/.exec(text) ?? [];
  const [table = ''] = /^\|.*(?:\n\|.*)*/m.exec(text) ?? [];
  const rows = table.split('\n').slice(2);
  if (!day || rows.length === 0) throw new Error(`${RECORD} names no day or no runs.`);
  return { day, tried: rows.length, ran: rows.filter((row) => !/fails|not run/.test(row)).length };
}

/** The bytes that a browser receives of a package, minified and gzipped. */
function sizeOf(name: string): number {
  const { outputFiles } = buildSync({
    stdin: { contents: `export { default } from '${name}'`, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return gzipSync(outputFiles[0]?.contents ?? '').byteLength;
}
