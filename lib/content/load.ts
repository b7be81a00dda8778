import 'server-only';
import { existsSync } from 'node:fs';
import { cache } from 'react';
import type { ExampleFiles } from '../markdown/code/examples';
import { usesExamples } from '../markdown/document/read';
import { ContentError, isError, problem } from '../problems/problem';
import { absoluteUrl, scopeOptions, site } from '../settings';
import { pickPublicSite } from '../settings/public-site';
import type { SiteContent } from './assemble';
import { assembleContent } from './assemble';
import { checkPublished } from './check-pages';
import { checkSettings } from './check-references';
import { memoize, oncePerBuild, oncePerProcess } from './memoize';
import { type Page, readPage } from './pages';
import { PUBLIC_FOLDER, readPublicFiles } from './public-files';
import {
  CONTENT_FOLDER,
  EXAMPLES_FOLDER,
  readContentFiles,
  readExampleFiles,
} from './source-files';

const IS_BUILD = process.env.NODE_ENV === 'production';

const pageCache = memoize<Page>();
const contentCache = memoize<SiteContent>();

/** A build reads the content once and stops at problems; the preview shows them instead. */
export const loadSite: () => Promise<SiteContent> = IS_BUILD
  ? oncePerProcess('site content', load)
  : cache(load);

/** The settings for the browser. Each page needs them, and so does the not-found page that Next adds to each. */
export const loadPublicSite = oncePerBuild('public site', async () =>
  pickPublicSite(site, scopeOptions, (await loadSite()).nav),
);

async function load(): Promise<SiteContent> {
  // Another branch may have no such folder, which a writer sees in the preview.
  const { files, problems: unread } = existsSync(CONTENT_FOLDER)
    ? readContentFiles(CONTENT_FOLDER)
    : { files: new Map<string, string>(), problems: [] };
  const examples = readExampleFiles(EXAMPLES_FOLDER);
  const publicFiles = await readPublicFiles(PUBLIC_FOLDER);
  // Links to files that were not read are dead, so a build reports only the reason.
  if (IS_BUILD && unread.length > 0) throw new ContentError(unread);
  const assemble = (): SiteContent => {
    const { targets, problems, ...assembled } = assembleContent({
      files,
      examples,
      publicFiles,
      scopes: scopeOptions,
      siteUrl: absoluteUrl('/'),
      readPage: readPageOnce,
    });
    // Without a page, each link of the settings would be reported as well.
    const reported =
      files.size === 0
        ? [problem('noPage', { file: CONTENT_FOLDER })]
        : [
            ...problems,
            ...checkPublished([...assembled.pages.values()]),
            ...checkSettings(site, targets),
          ];
    return { ...assembled, problems: [...unread, ...reported] };
  };
  // Between two saves, the preview loads the content for every file that it sends.
  const sources = JSON.stringify([[...files], unread, [...examples], [...publicFiles]]);
  const content = contentCache('content', sources, assemble);
  const errors = content.problems.filter(isError);
  if (IS_BUILD && errors.length > 0) throw new ContentError(errors);
  return content;
}

/** Reads only files that have changed: the preview loads every file at each save. */
function readPageOnce(file: string, source: string, examples: ExampleFiles): Page {
  // The examples on a page may have changed while the page has not.
  const dependencies = usesExamples(source) ? JSON.stringify([...examples]) : '';
  return pageCache(file, source + dependencies, () =>
    readPage(file, source, scopeOptions, examples),
  );
}
