import 'server-only';
import { zipFolder } from '../zip/zip-folder';
import type { ExampleFiles } from './example-code';

/** The examples that readers can start as they are: their own package says how. */
export function projectNames(files: ExampleFiles): string[] {
  return [...files].flatMap(([path, text]) => {
    const [, name] = /^examples\/([\w-]+)\/package\.json$/.exec(path) ?? [];
    return name !== undefined && JSON.parse(text).scripts?.start ? [name] : [];
  });
}

/** The files of a project by their paths inside it, in order. */
export function projectFiles(name: string, files: ExampleFiles): [path: string, text: string][] {
  const folder = `examples/${name}/`;
  return [...files]
    .filter(([path]) => path.startsWith(folder))
    .map(([path, text]): [string, string] => [path.slice(folder.length), text])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Where the site offers a project. */
export function zipPath(name: string): `/${string}` {
  return `/examples/${name}.zip`;
}

/** A project as a zip, in a folder of its name. */
export function zipProject(name: string, files: ExampleFiles): Uint8Array<ArrayBuffer> {
  return zipFolder(`garfish-${name}`, projectFiles(name, files));
}
