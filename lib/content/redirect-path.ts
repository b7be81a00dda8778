import 'server-only';
import { HOST_FILES, OUTPUT_NAMES } from '../routing/output-names.mjs';
import { foldPath } from '../routing/route-path';

export const REDIRECT_PATH = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;

/** Folders of the site's own files: of Next, of the routes in `app/`, and of the finished export. */
const FOLDERS =
  '_next _not-found 404 cards content-events examples output-files markdown-files static';
const FOLDER = new RegExp(`^/(${FOLDERS.replaceAll(' ', '|')})(/|$)`);
/** Files for programs and to keep: those at the root of the site, and those of each language and version. */
const ROOT_FILE = /^\/(robots\.txt|sitemap\.xml|offline\.zip)$/;
const SCOPE_FILE = new RegExp(`/(${OUTPUT_NAMES})$`);

/** Whether a path is one of these files, to which pages may link. */
export function isOutputPath(path: string): boolean {
  return ROOT_FILE.test(path) || (SCOPE_FILE.test(path) && path.split('/').length <= 4);
}

/** Whether the site itself uses a path, in any letter case, so that no page can have it. */
export function isReservedPath(path: string): boolean {
  const own = foldPath(path);
  if (FOLDER.test(own) || ROOT_FILE.test(own) || HOST_FILES.includes(own.slice(1))) return true;
  // A page comes with files beside it, such as `agents.md` and `llms.txt`.
  return ['', '.md', '.txt'].some((ending) => SCOPE_FILE.test(own + ending));
}
