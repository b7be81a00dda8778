import { placed, suggest } from '../problem';

// What the build may say about the links and pictures of a page.

/** `path` is where the link leads, seen from the site's root; `href` is how it is written. */
export const deadLink = placed(
  ({ href, path }: { href: string; path: string }, routes: readonly string[]) => ({
    message: `The link "${href}" leads to no page.`,
    fix:
      suggest(path, routes) ??
      'Correct the URL: a page has the path of its file in content/, without the ending.',
  }),
);

/** Of a link to a page, or of a picture. */
export const wrongCase = placed((typed: string, right: string) => ({
  message: `"${typed}" differs from "${right}" in upper and lower case.`,
  fix: `Write "${right}".`,
}));

export const deadAnchor = placed((href: string, page: string, ids: readonly string[]) => {
  const anchor = href.slice(href.indexOf('#') + 1);
  return {
    message: `The link "${href}" names a heading that ${page} does not have.`,
    fix:
      suggest(anchor, ids, (hit) => `Write "#${hit}".`) ??
      'Remove the part from "#" on, or name a heading of that page.',
  };
});

export const refusedLink = placed((href: string) => ({
  message: `The link "${href}" runs code instead of leading to a page.`,
  fix: 'Write a URL that starts with "https:", "mailto:", "/" or "#".',
}));

export const missingImage = placed((src: string) => ({
  message: `The image "${src}" does not exist.`,
  fix: 'Put the file into public/ and write its path from there, starting with "/".',
}));

/** Of a URL such as "ftp://…" or "https:x". */
export const unusableLink = placed((href: string) => ({
  message: `The link "${href}" leads nowhere in a browser.`,
  fix: 'Write a complete URL such as "https://example.com/page" or "mailto:name@example.com".',
}));

export const linkWithUser = placed((href: string) => ({
  message: `The link "${href}" names a user before "@", which readers take for the host, or for a password.`,
  fix: 'Write the URL without the part up to "@".',
}));

export const foreignImage = placed((src: string) => ({
  message: `The image "${src}" is on another host.`,
  fix: 'Copy it into public/ and write its path from there, starting with "/".',
}));

/** Of a picture of Markdown; a tag of HTML needs its attribute. */
export const missingAlt = placed(() => ({
  message: 'The image has no description.',
  fix: 'Write what it shows between the brackets: ![description](…).',
}));

export const heavyImage = placed((src: string) => ({
  message: `The image "${src}" is larger than 5 MB.`,
  fix: 'Put a smaller copy of it into public/.',
}));

export const unmeasuredImage = placed((src: string) => ({
  message: `The size of the image "${src}" is unknown, so the text below it would jump.`,
  fix: 'Give an SVG file a "viewBox" of four numbers; save any other image again.',
}));
