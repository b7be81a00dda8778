import { resolve } from 'node:path';
import { rspack } from '@rspack/core';
import { build } from 'vite';
import webpack from 'webpack';
import type { AppKind, Bundler } from './stacks';

/**
 * Builds a sub-app into a folder, by the settings that the page about build configuration gives.
 *
 * @param url where browsers request its files
 */
export function buildApp(
  kind: AppKind,
  bundler: Bundler,
  folder: string,
  url: string,
): Promise<void> {
  const entry = resolve('lab/compatibility/apps', kind.entry);
  return BUILDERS[bundler]({ entry, folder: resolve(folder), url, alias: kind.instead ?? {} });
}

type Task = { entry: string; folder: string; url: string; alias: Readonly<Record<string, string>> };

const BUILDERS: Readonly<Record<Bundler, (task: Task) => Promise<void>>> = {
  webpack: async (task) => {
    const rules: webpack.RuleSetRule[] = [
      { test: /\.jsx$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
    ];
    await finished(webpack({ ...umdOf(task), module: { rules } }));
  },
  Rspack: async (task) => {
    const jsc = {
      parser: { syntax: 'ecmascript' as const, jsx: true },
      transform: { react: { runtime: 'automatic' as const } },
    };
    const rules = [
      { test: /\.jsx$/, loader: 'builtin:swc-loader', options: { jsc } },
      { test: /\.css$/, type: 'css/auto' as const },
    ];
    await finished(rspack({ ...umdOf(task), lazyCompilation: false, module: { rules } }));
  },
  Vite: async ({ entry, folder, url, alias }) => {
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      base: url,
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { alias: { ...alias } },
      build: {
        outDir: folder,
        emptyOutDir: true,
        modulePreload: false,
        cssCodeSplit: false,
        rolldownOptions: {
          input: entry,
          output: {
            format: 'iife',
            codeSplitting: false,
            entryFileNames: 'main.js',
            assetFileNames: 'style[extname]',
          },
        },
      },
    });
  },
};

/** What webpack and Rspack call by the same names. */
function umdOf({ entry, folder, url, alias }: Task) {
  return {
    mode: 'production' as const,
    // Where loaders are looked up.
    context: resolve('lab'),
    entry,
    output: {
      path: folder,
      publicPath: url,
      library: { type: 'umd' },
      globalObject: 'self',
      uniqueName: 'shop',
      chunkLoadingGlobal: 'chunksOfShop',
    },
    resolve: { alias: { ...alias } },
    // The names in an error message are those of the code.
    optimization: { minimize: false },
  };
}

type Compiler = {
  run(
    done: (error: Error | null, stats?: { hasErrors(): boolean; toString(): string }) => void,
  ): void;
  close(done: () => void): void;
} | null;

/** Runs webpack or Rspack to its end. */
function finished(compiler: Compiler): Promise<void> {
  return new Promise((done, fail) => {
    compiler?.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) fail(error ?? new Error(String(stats)));
        else done();
      });
    });
  });
}
