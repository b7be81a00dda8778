import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashFiles } from './lib/disk-cache/hash-files.mjs';
import { EXPORT_FOLDER } from './scripts/build-settings.mjs';

/**
 * The packages that use React have to be in the bundle. Node loads all others as they are: bundled,
 * each kind of route would hold its own copy of the whole Markdown compiler.
 */
const BUNDLED = [
  'lucide-react',
  'next',
  'next-themes',
  'nprogress',
  'react',
  'react-dom',
  'react-medium-image-zoom',
  'server-only',
];

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

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const isBuild = process.env.NODE_ENV === 'production';
const basePath = process.env.BASE_PATH ?? '';

/** @type {import('next').NextConfig} */
const config = {
  // In development "export" answers unknown addresses with status 500 and stale parameters.
  // The folder is fixed, since Next writes its name into tsconfig.json; scripts/build.mjs moves it.
  ...(isBuild ? { output: 'export', distDir: EXPORT_FOLDER } : { rewrites: previewRewrites }),
  // Routes of the preview end in `.dev.ts`.
  pageExtensions: isBuild ? ['tsx', 'ts'] : ['tsx', 'ts', 'dev.ts'],
  basePath,
  env: { NEXT_PUBLIC_BASE_PATH: basePath },
  // Index pages keep their slash and others have none, as they are written in links.
  trailingSlash: false,
  skipTrailingSlashRedirect: true,
  serverExternalPackages: Object.keys(dependencies).filter((name) => !BUNDLED.includes(name)),
  generateBuildId: buildId,
  // `npm run check` checks the types once, those of tests and scripts too.
  typescript: { ignoreBuildErrors: true },
  turbopack: {
    root: dirname(fileURLToPath(import.meta.url)),
    ...(process.env.SITE_CONFIG
      ? { resolveAlias: { '@/site.config': process.env.SITE_CONFIG } }
      : {}),
  },
};

/** What has other addresses in the export, where it is moved as files (lib/export/plan.mjs). */
async function previewRewrites() {
  return [
    { source: '/:page(.*).md', destination: '/markdown-files/:page.md' },
    {
      source: '/:path((?:.*/)?(?:llms\\.txt|llms-full\\.txt|api-index\\.json|feed\\.xml))',
      destination: '/output-files/:path',
    },
  ];
}

/**
 * A build id that depends on the sources alone: two builds of one commit agree in every byte, and
 * a tab that was opened before a deployment notices that code or navigation has changed. The text of
 * pages and their dates are no part of it. Every page holds the id, so each would be another file after
 * one page was edited; such a tab loads the new text anyway.
 */
function buildId() {
  const chosen = [process.env.SITE_CONTENT, process.env.SITE_CONFIG];
  const paths = [...SOURCES, ...chosen.filter((path) => path !== undefined)];
  return hashFiles(paths, (file) => !/\.mdx?$/.test(file));
}

export default config;
