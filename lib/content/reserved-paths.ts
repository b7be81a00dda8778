import 'server-only';
import { HOST_FILES, OUTPUT_NAMES } from '../routing/output-names.mjs';
import { foldPath } from '../routing/route-path';

export const REDIRECT_PATH = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;

/** Folders of Next, of the routes in `app/`, and of the finished export. */
const FOLDERS = '_next _not-found 404 cards content-events examples output-files static';
const FOLDER = new RegExp(`^/(${FOLDERS.replaceAll(' ', '|')})(/|$)`);
/** Files for programs and for download: at the root of the site, and of each language and version. */
const ROOT_FILE = /^\/(robots\.txt|sitemap\.xml|offline\.zip)$/;
const SCOPE_FILE = new RegExp(`/(${OUTPUT_NAMES})$`);

/** Returns whether a path is one of these files. Pages may link to them. */
export function isOutputPath(path: string): boolean {
  return ROOT_FILE.test(path) || (SCOPE_FILE.test(path) && path.split('/').length <= 4);
}

/** Returns whether the site reserves a path, in any letter case. No page can have it. */
export function isReservedPath(path: string): boolean {
  const folded = foldPath(path);
  if (FOLDER.test(folded) || ROOT_FILE.test(folded) || HOST_FILES.includes(folded.slice(1)))
    return true;
  // A page comes with files beside it, such as `agents.md` and `llms.txt`.
  return ['', '.md', '.txt'].some((ending) => SCOPE_FILE.test(folded + ending));
}
