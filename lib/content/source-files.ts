import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { filesUnder, isGeneratedFolder } from '../files/list-files';
import type { ExampleFiles } from '../markdown/code/examples';
import { contentPath, type Problem, problem } from '../problems/problem';

// Files are read one after another without promises: while the preview runs, React records a stack for
// each promise, which took longer than the reading.

/** The folder of the Markdown files; the fixture site has another one. */
export const CONTENT_FOLDER = resolve(process.env.SITE_CONTENT ?? 'content');

export const EXAMPLES_FOLDER = resolve('examples');

/** The files of the content folder with their text, by path inside the folder. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Other spellings are read, too, so that a check can report them. */
const READ_FILES = /\.(mdx?|mdown|mkdn?|markdown|json[5c]?)$/i;

export function readContentFiles(root: string): { files: ContentFiles; problems: Problem[] } {
  const links: string[] = [];
  const paths = filesUnder(root, {
    isLeftOut: (folder) => folder === 'node_modules',
    others: links,
  });
  // Editors leave hidden ones while a file is open.
  const linked = links.filter((path) => !basename(path).startsWith('.'));
  const read = paths.filter((path) => READ_FILES.test(path));
  const problems = linked.map((path) => problem('linkedFile', { file: contentPath(path) }));
  return { files: readTexts(root, read), problems };
}

/** The files of all examples, by path: `examples/…`. A site may have none. */
export function readExampleFiles(root: string): ExampleFiles {
  if (!existsSync(root)) return new Map();
  const texts = readTexts(root, filesUnder(root, { isLeftOut: isGeneratedFolder }));
  return new Map([...texts].map(([path, text]) => [`examples/${path}`, text]));
}

function readTexts(root: string, paths: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const path of paths) {
    try {
      files.set(path, readFileSync(join(root, path), 'utf8'));
    } catch (error) {
      // While a writer works, a file may disappear between listing and reading; it is left out then.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
  return files;
}
