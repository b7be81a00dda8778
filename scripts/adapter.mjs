// @ts-check

/**
 * Next's adapter (https://nextjs.org/docs/app/api-reference/config/next-config-js/adapterPath): after the static
 * export it makes the files ready for any host and moves them to `out/`, or to the folder that `SITE_OUT` names.
 * An error in here ends the build, and the earlier export stays as it was.
 * @type {import('next').NextAdapter}
 */
export default {
  name: 'the export of the site',
  async onBuildComplete({ projectDir, config }) {
    // Next loads this file for other commands as well, so everything else is imported only now.
    await import('./typescript.mjs');
    const { finishExport } = await import('../lib/export/finish');
    const { removeStaleEntries } = await import('../lib/files/disk-cache');
    const { replaceFolder } = await import('./replace-folder');
    const { join } = await import('node:path');
    const out = process.env.SITE_OUT ?? 'out';
    const exported = join(projectDir, config.distDir);
    const pages = await finishExport(exported, config.basePath);
    await replaceFolder(exported, out);
    removeStaleEntries();
    console.log(`${pages} pages are ready in ${out}/`);
  },
};
