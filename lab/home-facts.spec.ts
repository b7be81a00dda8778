import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { buildSync } from 'esbuild';
import matter from 'gray-matter';
import { versionOf } from './compatibility/stacks';

// The figures of the home page are typed into its front matter. When one fails, type the measured one.

const facts: { value: string; text: string }[] = matter(readFileSync('content/index.mdx', 'utf8'))
  .data.hero.facts;
const figureOf = (words: string) => facts.find(({ text }) => text.includes(words))?.value;

test('the home page names the version that the lab runs', () => {
  expect(figureOf('on npm')).toBe(versionOf('garfish'));
});

test('the home page and the introduction say how large Garfish is', () => {
  const { outputFiles } = buildSync({
    stdin: { contents: "export { default } from 'garfish'", resolveDir: 'lab' },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  const size = `${Math.round(gzipSync(outputFiles[0]?.contents ?? '').byteLength / 1000)} kB`;
  expect(figureOf('minified and gzipped')).toBe(size);
  expect(readFileSync('content/guide/quick-start/index.mdx', 'utf8')).toContain(
    `The \`garfish\` package is ${size}, minified and gzipped.`,
  );
});
