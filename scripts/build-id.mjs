// @ts-check
import { hashFiles } from '../lib/disk-cache/hash-files.mjs';

/** What the exported site is made of. */
const SOURCES = [
  'app',
  'components',
  'content',
  'examples',
  'lib',
  'public',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
  'site.config.ts',
];

/**
 * A build id that depends on the sources alone: two builds of one commit agree in every byte, and
 * a tab that was opened before a deployment notices that code or navigation has changed. The text of
 * pages and their dates are no part of it. Every page holds the id, so each would be another file after
 * one page was edited; such a tab loads the new text anyway.
 */
export function buildId() {
  const chosen = [process.env.SITE_CONTENT, process.env.SITE_CONFIG];
  const paths = [...SOURCES, ...chosen.filter((path) => path !== undefined)];
  return hashFiles(paths, (file) => !/\.mdx?$/.test(file));
}
