import 'server-only';
import ts from 'typescript';
import { AMBIENT, VUE_COMPONENT } from './ambient';
import type { SampleFile } from './diagnostics';
import { findImported } from './page-files';
import type { Sample } from './types';

/** The files of packages, which are the same for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The compiler's view of the disk, with the samples on it. */
export type SampleHost = ts.CompilerHost & {
  /** The file with what samples find without import. */
  ambient: string;
};

/**
 * Lays the samples over the disk. They lie in folders of their pages' names, so that packages are
 * found in `node_modules` of `root`.
 */
export function createSampleHost(
  files: readonly SampleFile[],
  options: ts.CompilerOptions,
  root: string,
): SampleHost {
  const host = ts.createCompilerHost(options);
  const ambient = `${root}/content/ambient.d.ts`;
  const vueComponent = `${root}/content/component.d.ts`;
  const samples = files.map(({ sample }) => sample);
  const byName = new Map(files.map((file) => [file.name, file]));
  const nameOf = new Map(files.map(({ name, sample }) => [sample, name]));
  const texts = new Map(files.map(({ name, text }) => [name, text]));
  texts.set(ambient, AMBIENT).set(vueComponent, VUE_COMPONENT);

  const resolutions = ts.createModuleResolutionCache(root, (name) => name, options);

  function importOf(from: Sample, specifier: string): string | undefined {
    if (specifier.endsWith('.vue')) return vueComponent;
    const imported = findImported(from, specifier, samples);
    return imported && nameOf.get(imported);
  }

  return {
    ...host,
    ambient,
    fileExists: (name) => texts.has(name) || host.fileExists(name),
    readFile: (name) => texts.get(name) ?? host.readFile(name),
    getSourceFile(name, version, ...rest) {
      const text = texts.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, version);
      if (!parsed.has(name)) parsed.set(name, host.getSourceFile(name, version, ...rest));
      return parsed.get(name);
    },
    resolveModuleNameLiterals: (literals, from, redirected, settings) =>
      literals.map(({ text }) => {
        const file = byName.get(from);
        if (!file || !/^\.\.?\//.test(text))
          return ts.resolveModuleName(text, from, settings, host, resolutions, redirected);
        const target = importOf(file.sample, text);
        if (target === undefined) return { resolvedModule: undefined };
        const extension = /(?:\.d\.ts|\.[cm]?[jt]sx?)$/.exec(target)?.[0] ?? '.ts';
        return { resolvedModule: { resolvedFileName: target, extension } };
      }),
  };
}
