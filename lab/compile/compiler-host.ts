import { posix } from 'node:path';
import ts from 'typescript';
import { AMBIENT, VUE_COMPONENT } from './ambient';
import type { SampleFile } from './diagnostics';
import type { Sample } from './types';

/** The files of packages, which all programs share. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** The disk as the compiler sees it, with the samples. */
export type SampleHost = ts.CompilerHost & {
  /** The file with the types that samples use without an import. */
  ambient: string;
};

/**
 * Adds the samples to the disk, in folders named after their pages, so that packages are found in
 * `node_modules` of `root`.
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

const SOURCE = /\.[mc]?[jt]sx?$/;

/**
 * Finds the block of the same page that an import such as `./App` refers to: the one with that file
 * as its title, and if there are several, the nearest one above. A block without a title does not say
 * which folder it is in, so only the end of the path has to match.
 */
function findImported(
  from: Sample,
  specifier: string,
  samples: readonly Sample[],
): Sample | undefined {
  const isMeant = pathTest(from, specifier);
  const hits = samples.filter(
    ({ file, title }) => file === from.file && title !== undefined && isMeant(plain(title)),
  );
  return hits.findLast(({ line }) => line < from.line) ?? hits[0];
}

function pathTest({ title }: Sample, specifier: string): (path: string) => boolean {
  if (title === undefined) {
    const end = plain(specifier).replace(/^(\.\.?\/)+/, '');
    return (path) => path === end || path.endsWith(`/${end}`);
  }
  const wanted = plain(posix.join(posix.dirname(title), specifier));
  return (path) => path === wanted;
}

/** A path without its extension. `index` files stand for their folder. */
function plain(path: string): string {
  return posix
    .normalize(path)
    .replace(SOURCE, '')
    .replace(/\/index$/, '');
}
