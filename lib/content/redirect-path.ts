import 'server-only';
import { foldPath } from '../routing/route-path';

export const REDIRECT_PATH = /^(\/(?!\.{1,2}(\/|$))[\w.-]+)+$/;

/** Paths that the site itself uses: folders of the export and of app/, and files of the export. */
const RESERVED =
  /^\/(_next|_not-found|404|cards|content-events|examples|output-files|markdown-files|mcp|playground|print|static)(\/|$)|^\/(robots\.txt|sitemap\.xml|_headers|_redirects)$|\/(feed\.xml|api-index\.json|agents(\.md)?|llms(-full(-\d+)?|-small)?(\.txt)?)$/;

/** Whether a path is one of the files for programs, to which pages may link. */
export function isOutputPath(path: string): boolean {
  return OUTPUT.test(path);
}

const OUTPUT =
  /^\/(robots\.txt|sitemap\.xml|mcp\/garfish-docs\.mjs)$|^(\/[\w.-]+){0,2}\/(feed\.xml|api-index\.json|agents\.md|llms(-full(-\d+)?|-small)?\.txt)$/;

/** Whether the site itself uses a path, in any letter case, so that no page can have it. */
export function isReservedPath(path: string): boolean {
  return RESERVED.test(foldPath(path));
}
