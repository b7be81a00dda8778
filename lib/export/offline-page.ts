import { dirname, relative } from 'node:path/posix';
import { pageFile } from './files';

const TAG = /<[a-z][^>]*>/gi;
const ADDRESS = /\s(href|src|data-app-styles)="(\/[^"#?]*)([^"]*)"/g;
/** It lets a page load files of its own host only, but a folder has none. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const SCRIPT = /<script type="module" src="[^"]*" data-app-styles="[^"]*">/;
/** Leads readers to the page in their language, by its URL on the site. */
const FIRST_VISIT = /<script data-rule="[^"]*">[\s\S]*?<\/script>/;

type Copy = {
  basePath: string;
  /** All files of the copy. */
  known: ReadonlySet<string>;
  /** Where links lead to what the copy leaves out. */
  site: string;
  /** The tag of the copy's own script, with paths as in other pages. */
  script: string;
};

/** A page of the site, at a path, as one that a browser opens from a folder: what it names is named from there. */
export function offlinePage(
  html: string,
  path: string,
  { basePath, known, site, script }: Copy,
): string {
  const addressOf = (own: string) => {
    const file = own === '/' || !known.has(own.slice(1)) ? pageFile(own) : own.slice(1);
    return known.has(file) ? relative(dirname(path), file) : site + basePath + own;
  };
  return (
    html
      .replace(POLICY, '')
      .replace(FIRST_VISIT, '')
      .replace(SCRIPT, script)
      // The pages to print name the site, since they are saved, too.
      .replaceAll(`<a href="${site}${basePath}/`, `<a href="${basePath}/`)
      .replace(TAG, (tag) =>
        tag.replace(ADDRESS, (attribute, name, address, rest) => {
          if (address.startsWith('//') || !`${address}/`.startsWith(`${basePath}/`))
            return attribute;
          return ` ${name}="${addressOf(address.slice(basePath.length) || '/')}${rest}"`;
        }),
      )
  );
}
