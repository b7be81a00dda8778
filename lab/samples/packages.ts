import { build } from 'esbuild';

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

/** A script that sets `window.packages`: by its name each package that samples import. */
export async function bundlePackages(names: readonly string[]): Promise<string> {
  const imports = names.map((name, index) => `import * as p${index} from '${name}';`);
  const entries = names.map((name, index) => `'${name}': p${index}`);
  const contents = `${imports.join('\n')}\nwindow.packages = { ${entries.join(', ')} };`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'lab' },
    bundle: true,
    write: false,
    // What it cannot find it throws, too.
    logLevel: 'silent',
    format: 'iife',
    conditions: ['development'],
    define: { 'process.env.NODE_ENV': '"development"' },
  });
  return outputFiles[0]?.text ?? '';
}
