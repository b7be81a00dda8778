import { build } from 'vite';

declare global {
  interface Window {
    /** What the script of `bundlePackages` sets. */
    packages: {
      garfish: typeof import('garfish');
      react: typeof import('react');
      'react-dom/client': typeof import('react-dom/client');
      [name: string]: unknown;
    };
  }
}

const ENTRY = 'virtual:packages';

/** A script that sets `window.packages`: by its name each package that samples import. */
export async function bundlePackages(names: readonly string[]): Promise<string> {
  const imports = names.map((name, index) => `import * as p${index} from '${name}';`);
  const entries = names.map((name, index) => `'${name}': p${index}`);
  const output = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
    plugins: [
      {
        name: 'packages',
        resolveId: (id) => (id === ENTRY ? `${process.cwd()}/packages.js` : null),
        load: (id) =>
          id === `${process.cwd()}/packages.js`
            ? `${imports.join('\n')}\nwindow.packages = { ${entries.join(', ')} };`
            : null,
      },
    ],
  });
  for (const { output: files } of [output].flat().filter((part) => 'output' in part))
    for (const file of files) if (file.type === 'chunk' && file.isEntry) return file.code;
  throw new Error('The packages of the samples gave no script.');
}
