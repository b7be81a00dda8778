import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { OUTPUT_NAMES } from './lib/routing/output-names.mjs';

/**
 * The packages that use React have to be in the bundle. Node loads all others as they are: bundled,
 * each kind of route would hold its own copy of the whole Markdown compiler.
 */
const BUNDLED = ['lucide-react', 'next', 'next-themes', 'react', 'react-dom', 'server-only'];

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const root = dirname(fileURLToPath(import.meta.url));
const settings = process.env.SITE_CONFIG;
const basePath = process.env.BASE_PATH ?? '';
// No request goes to another host.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** @type {import('next').NextConfig} */
const exported = {
  output: 'export',
  // Next empties this folder first. The adapter moves it to `out/` when it is complete.
  distDir: '.tmp/export',
  adapterPath: fileURLToPath(new URL('./scripts/adapter.mjs', import.meta.url)),
  pageExtensions: ['tsx', 'ts'],
};

/**
 * In development, "export" answers unknown addresses with status 500 and stale parameters.
 * @type {import('next').NextConfig}
 */
const preview = {
  rewrites: previewRewrites,
  // Routes of the preview end in `.dev.ts`.
  pageExtensions: ['tsx', 'ts', 'dev.ts'],
};

/** @type {import('next').NextConfig} */
const config = {
  // Metadata that comes after the page, as browsers otherwise get it, made React render the preview again at times.
  htmlLimitedBots: /./,
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Index pages keep their slash and others have none, as they are written in links.
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)),
  experimental: {
    // The root layout depends on the path of the page, so the not-found page has a document of its own.
    globalNotFound: true,
    // A build with other settings that took what an earlier one had left in the cache of Turbopack failed now and
    // then: "conflicting effects for the same key". So only builds of the site as it is use that cache.
    turbopackFileSystemCacheForBuild: process.env.SITE_CONFIG === undefined && basePath === '',
  },
  // `npm run check` checks the types once, those of tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root,
    // A path that begins otherwise would be the name of a package.
    ...(settings ? { resolveAlias: { '@/site.config': `./${relative(root, settings)}` } } : {}),
  },
};

/** What has other addresses in the export, where it is moved as files (lib/export/finish.ts). */
async function previewRewrites() {
  return [
    { source: `/:path(.*\\.md|(?:.*/)?(?:${OUTPUT_NAMES}))`, destination: '/output-files/:path' },
  ];
}

/** @param {string} phase */
export default function configOf(phase) {
  return { ...config, ...(phase === PHASE_PRODUCTION_BUILD ? exported : preview) };
}
