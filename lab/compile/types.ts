/** The kinds of files that a sample can be. */
export type Extension = 'ts' | 'tsx' | 'mts' | 'cts' | 'js' | 'jsx' | 'mjs' | 'cjs';

/** A code block of the content that the compiler reads. */
export type Sample = {
  /** Path from the project's folder, e.g. `content/api/run.md`. */
  file: string;
  /** The line of the file with the block's fence. */
  line: number;
  extension: Extension;
  code: string;
  /** How many columns each line of the code is indented in the file, as in lists. */
  indents: number[];
  /** The file that the block shows, e.g. `src/App.tsx`. */
  title: string | undefined;
  /** Imports of files that the reader has and the page does not show. */
  given: string[];
  /** The example that the code is from. */
  origin?: string | undefined;
};

/** What is wrong with a sample, and where in the Markdown file. */
export type Fault = { file: string; line: number; column: number; message: string };

/** A code block that is not compiled, and why. */
export type Unchecked = { file: string; line: number; reason: string };

/** What was found in the content. */
export type FoundSamples = { samples: Sample[]; unchecked: Unchecked[]; faults: Fault[] };
