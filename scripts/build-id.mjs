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
 * a tab that was opened before a deployment still notices that the site has changed. The dates of the
 * pages are no part of it: they change no code, and such a tab may well show a newer one.
 */
export function buildId() {
  const chosen = [process.env.SITE_CONTENT, process.env.SITE_CONFIG];
  return hashFiles([...SOURCES, ...chosen.filter((path) => path !== undefined)]);
}
