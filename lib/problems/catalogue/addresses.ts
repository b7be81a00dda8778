import { placed, warned } from '../problem';

// What the build may say about the addresses of pages.

/** What is to lead to a page, and what a writer does where it cannot: the page's own URL, its slug, or a redirect. */
const WISHES = {
  URL: 'Rename the file or its folder.',
  slug: 'Choose another slug, or remove it.',
  'former URL': 'Remove the entry.',
};

export type WishedUrl = keyof typeof WISHES;

/** `owner` is the file of a page, or of an earlier entry. */
export const takenUrl = placed((what: WishedUrl, path: string, owner: string) => ({
  message: `The ${what} ${path} already belongs to ${owner}.`,
  fix: `${WISHES[what]} URLs that differ only in upper and lower case count as the same.`,
}));

export const reservedUrl = placed((what: WishedUrl, path: string) => ({
  message: `The ${what} ${path} is reserved by the site.`,
  fix: WISHES[what],
}));

/** Of an address that leads to a page, but is not the page's own; `route` is where it ends, if anywhere. */
export const formerTarget = placed((to: string, route: string | undefined) => ({
  message: `"${to}" is itself a redirect, so readers would be redirected twice.`,
  fix: route === undefined ? "Write the page's own URL." : `Write "${route}".`,
}));

export const takenFormerId = placed((id: string, page: string) => ({
  message: `The former id "${id}" is still in use on ${page}.`,
  fix: 'Remove the entry.',
}));

export const badFileName = placed(() => ({
  message: 'The name of the file or of its folder cannot be part of a URL.',
  fix: 'Use only letters from A to Z without accents, digits, "-", "_" and ".", with no "." at either end and without ".html".',
}));

export const missingHome = placed((route: string) => ({
  message: `There is no home page at ${route}. The logo and the not-found page link to it.`,
  fix: 'Create this file.',
}));

/** Of a file such as `t.MD` or `t.markdown`. */
export const notAPage = placed(() => ({
  message: 'The file is no page, because its name does not end in ".md" or ".mdx".',
  fix: 'Rename the file so that it ends in ".md" or ".mdx", in small letters.',
}));

/** Of the folder of the content. */
export const noPage = placed(() => ({
  message: 'The folder holds no page.',
  fix: 'Put Markdown files there, or name another folder with SITE_CONTENT.',
}));

export const linkedFile = placed(() => ({
  message: 'It is a symbolic link, a pipe or a device, which is not read.',
  fix: 'Put the file or the folder itself there, or add its former path to content/_moved.json.',
}));

export const tooLarge = placed(() => ({
  message: 'The file is larger than 10 MB, which takes minutes to read.',
  fix: 'Split it, or move it out of the content folder.',
}));

/** Other generators keep such files back as drafts or parts. */
export const publishedDraft = warned((path: string) => ({
  message: `The page is published at ${path}, although its name begins with "_".`,
  fix: 'Rename it, or move it out of content/.',
}));

/** Of a folder that repeats the default language or version, or has them in the wrong order. */
export const misplacedScope = placed((folder: string, right: string) => ({
  message: `The folder "${folder}" is no language or version: the default ones have no folder, and the version stands first.`,
  fix: `Move its files to content/${right === '' ? '' : `${right}/`}.`,
}));
