import { suggest } from '../../spelling/nearest';
import type { Place, Problem } from '../problem';

// What the build may say about the links and pictures of a page.

/** `path` is where the link leads, seen from the site's root; `href` is how it is written. */
export function deadLink(
  place: Place,
  { href, path }: { href: string; path: string },
  routes: readonly string[],
): Problem {
  return {
    ...place,
    message: `The link "${href}" leads to no page.`,
    fix: suggest(path, routes, (hit) => `Write "${hit}".`) ?? 'Correct the address.',
  };
}

export function wrongCase(place: Place, href: string, route: string): Problem {
  return {
    ...place,
    message: `The link "${href}" differs from the page's address in upper and lower case.`,
    fix: `Write "${route}".`,
  };
}

export function deadAnchor(
  place: Place,
  href: string,
  page: string,
  ids: readonly string[],
): Problem {
  const anchor = href.slice(href.indexOf('#') + 1);
  return {
    ...place,
    message: `The link "${href}" names a heading that ${page} does not have.`,
    fix:
      suggest(anchor, ids, (hit) => `Write "#${hit}".`) ??
      'Remove the part from "#" on, or name a heading of that page.',
  };
}

export function refusedLink(place: Place, href: string): Problem {
  return {
    ...place,
    message: `The link "${href}" runs code instead of leading to a page.`,
    fix: 'Write an address that begins with "https:", "mailto:", "/" or "#".',
  };
}

export function missingImage(place: Place, src: string): Problem {
  return {
    ...place,
    message: `The picture "${src}" does not exist.`,
    fix: 'Put the file into public/ and write its path from there, beginning with "/".',
  };
}

export function wrongCaseImage(place: Place, src: string, actual: string): Problem {
  return {
    ...place,
    message: `The picture "${src}" differs from the file's name in upper and lower case.`,
    fix: `Write "${actual}".`,
  };
}

export function foreignImage(place: Place, src: string): Problem {
  return {
    ...place,
    message: `The picture "${src}" lies on another host.`,
    fix: 'Put a copy of it into public/ and write its path from there, beginning with "/".',
  };
}

export function missingAlt(place: Place, src: string): Problem {
  return {
    ...place,
    message: `The picture "${src}" has no description.`,
    fix: 'Write what it shows between the brackets: ![description](…).',
  };
}

/** A picture that is there, but would harm the page or its reader. */
export function unfitImage(
  place: Place,
  src: string,
  fault: 'heavy' | 'runs-code' | 'unmeasured',
): Problem {
  const said = {
    heavy: {
      message: `The picture "${src}" is larger than 5 MB.`,
      fix: 'Put a smaller copy of it into public/.',
    },
    'runs-code': {
      message: `The picture "${src}" holds a script, which its own address would run.`,
      fix: 'Export it as a plain drawing, without scripts, event handlers and foreign objects.',
    },
    unmeasured: {
      message: `The size of the picture "${src}" cannot be read, so the text below it would jump.`,
      fix: 'Give an SVG file a "viewBox" of four numbers; save any other picture anew.',
    },
  };
  return { ...place, ...said[fault] };
}
