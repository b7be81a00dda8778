import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildId } from './scripts/build-id.mjs';
import { EXPORT_FOLDER } from './scripts/export-folder.mjs';

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
  images: { unoptimized: true },
  // It draws with code of the machine, which no bundler can take in.
  serverExternalPackages: ['@resvg/resvg-js'],
  reactStrictMode: true,
  poweredByHeader: false,
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
      destination: '/machine-files/:path',
    },
  ];
}

export default config;
