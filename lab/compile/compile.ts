import { resolve } from 'node:path';
import ts from 'typescript';
import { comparisonsOf } from './comparisons';
import { createSampleHost } from './compiler-host';
import { faultsOf, type SampleFile } from './diagnostics';
import type { Fault, Sample } from './types';

const SHARED: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // Otherwise the declarations of a block would be visible in all others.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowJs: true,
  noUnusedLocals: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
};

/** TypeScript is as strict as in new projects. In JavaScript, only certain errors are reported. */
const OPTIONS = {
  typescript: { ...SHARED, strict: true },
  javascript: { ...SHARED, strict: false, checkJs: true },
};

/** A block that adds to the types of a package, which all files of its program see. */
const AUGMENTS = /^\s*declare (?:module|global)\b/m;

/** Compiles samples with the packages of the lab, each as a module. */
export function compileSamples(samples: readonly Sample[]): Fault[] {
  const root = resolve('lab');
  const files = samples.map((sample) => fileOf(sample, root));
  const host = createSampleHost(files, SHARED, root);
  return programsOf(files).flatMap(({ options, members }) => {
    const names = members.map(({ name }) => name);
    const program = ts.createProgram([host.ambient, ...names], options, host);
    return members.flatMap((file) => faultsOf(file, program, root));
  });
}

function fileOf(sample: Sample, root: string): SampleFile {
  const { file, line, extension, code } = sample;
  const name = `${root}/${file}/${line}.${extension}`;
  const comparisons = comparisonsOf(ts.createSourceFile(name, code, ts.ScriptTarget.ES2023));
  const text = code + comparisons.map((comparison) => comparison.code).join('');
  return { name, text, sample, comparisons };
}

/** The samples of one program. */
type Group = { options: ts.CompilerOptions; members: SampleFile[] };

/** One program for each language, and a separate one for each page that adds to a package's types. */
function programsOf(files: readonly SampleFile[]): Group[] {
  const augmenting = new Set(
    files.filter(({ text }) => AUGMENTS.test(text)).map(({ sample }) => sample.file),
  );
  const programs = new Map<string, Group>();
  for (const member of files) {
    const { extension, file } = member.sample;
    const language = extension.includes('t') ? 'typescript' : 'javascript';
    const key = `${language} ${augmenting.has(file) ? file : ''}`;
    const program: Group = programs.get(key) ?? { options: OPTIONS[language], members: [] };
    program.members.push(member);
    programs.set(key, program);
  }
  return [...programs.values()];
}
