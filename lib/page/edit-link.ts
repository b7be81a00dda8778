import type { PageRecord } from '../content/types';

/** The link to a page's source in the public repository. */
export function editLink(
  { relativePath }: Pick<PageRecord, 'relativePath'>,
  { docRepoBaseUrl, text }: { docRepoBaseUrl: string; text: string },
): { url: string; text: string } {
  const folder = docRepoBaseUrl.replace(/\/*$/, '/');
  return { url: folder + relativePath.split('/').map(encodeURIComponent).join('/'), text };
}
