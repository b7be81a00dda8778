import 'server-only';
import { cache } from 'react';
import { scopeOptions } from '../config';
import { type ReadPage, readPage } from '../content/pages';
import { readContentFiles } from '../content/source-files';
import { COMPONENT_NAMES } from '../markdown/component-names';
import { ContentError } from '../problems/problem';
import { assembleContent, type SiteContent } from './assemble';
import { CONTENT_FOLDER, PUBLIC_FOLDER } from './folders';
import { oncePerProcess } from './once-per-process';
import { readPublicFiles } from './public-files';

const IS_BUILD = process.env.NODE_ENV === 'production';

/**
 * The content of the site. A build reads it once in each of its processes and stops at its
 * problems, all told together; the preview reads it for each request and shows them.
 */
export const loadSite: () => Promise<SiteContent> = IS_BUILD
  ? oncePerProcess('site content', load)
  : cache(load);

async function load(): Promise<SiteContent> {
  const [files, publicFiles] = await Promise.all([
    readContentFiles(CONTENT_FOLDER),
    readPublicFiles(PUBLIC_FOLDER),
  ]);
  if (files.size === 0) throw new Error(`No page was found in ${CONTENT_FOLDER}.`);
  const content = assembleContent({
    files,
    publicFiles,
    scopes: scopeOptions,
    readPage: readPageOnce,
  });
  if (IS_BUILD && content.problems.length > 0) throw new ContentError(content.problems);
  return content;
}

const known = new Map<string, { source: string; page: ReadPage }>();

/** The preview asks for every page at each save; only the changed ones are read again. */
function readPageOnce(file: string, source: string): ReadPage {
  const hit = known.get(file);
  if (hit?.source === source) return hit.page;
  const page = readPage(file, source, { scopes: scopeOptions, components: COMPONENT_NAMES });
  known.set(file, { source, page });
  return page;
}
