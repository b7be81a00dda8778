import { serialize } from 'node:v8';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { registryFor } from '@/components/markdown/registry';
import { pageContext } from '@/components/site/page-context';
import type { SiteContent } from '@/lib/content/assemble';
import { renderMarkdown } from '@/lib/markdown/document/render-markdown';
import { blocksOfTree } from '@/lib/markdown/plain/tree-blocks';
import { writeMarkdown } from '@/lib/markdown/plain/write-markdown';
import { isError } from '@/lib/problems/problem';
import { indexFiles } from '@/lib/search/index-files';
import { site } from '@/lib/settings';
import { en } from '@/lib/settings/en';
import { enOwnApp } from '@/lib/settings/en-own-app';
import { pickPublicSite } from '@/lib/settings/public-site';
import { casesOr } from '../support/cases';
import { ALONE } from '../support/render-text';
import { siteOf, TWO_LANGUAGES } from '../support/site-content';
import { block } from '../support/typed-blocks';
import { folders } from '../support/typed-files';

/** Each case renders whole pages, so there are fewer than of other properties: 300 of both together. */
const CASES = casesOr(150);
const TIMEOUT_MS = CASES.numRuns * 2000;

// React says in the preview what it thinks of attributes; the build does not.
beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());
afterEach(() => void jest.restoreAllMocks());

/** The content of some files; what is wrong in it is told with a file, and a line that there is. */
function assembled(files: Record<string, string>): SiteContent {
  const content = siteOf(files, {
    scopes: TWO_LANGUAGES,
    pictures: ['/a.svg'],
  });
  for (const { file, line = 1, message, fix } of content.problems) {
    const source = files[file.replace('content/', '')] ?? '';
    expect(line).toBeGreaterThanOrEqual(1);
    expect(line).toBeLessThanOrEqual(source.split(/\r\n?|\n/).length);
    expect(`${message} ${fix}`).not.toMatch(/call stack|undefined|\[object|Invalid input/);
  }
  return content;
}

test(
  'folders of any content are built, or refused with file and line',
  async () => {
    const isBuiltOrRefused = async (files: Record<string, string>) => {
      const content = assembled(files);
      if (!content.problems.some(isError)) await build(content);
    };
    await fc.assert(fc.asyncProperty(folders, isBuiltOrRefused), CASES);
  },
  TIMEOUT_MS,
);

test(
  'what is right block by block is built as a page',
  async () => {
    const isBuilt = async (file: string, blocks: string[]) => {
      const pageOf = (some: readonly string[]) => ({
        'guide/a.md': '# A',
        [file]: ['# T', ...some].join('\n\n'),
      });
      const right = blocks.filter((one) => !assembled(pageOf([one])).problems.some(isError));
      const content = assembled(pageOf(right));
      if (!content.problems.some(isError)) await build(content);
    };
    const file = fc.constantFrom('b.md', 'b.mdx', 'b.mdx');
    await fc.assert(fc.asyncProperty(file, fc.array(block, { maxLength: 4 }), isBuilt), CASES);
  },
  TIMEOUT_MS,
);

/** What a build makes of each page. */
async function build(content: SiteContent): Promise<void> {
  const pages = [...content.pages.values()];
  for (const { tree, source, relativePath: file, routePath, frontmatter } of pages) {
    serialize(tree);
    const context = pageContext(pickPublicSite(site, TWO_LANGUAGES, {}), routePath);
    const element = await renderMarkdown(source, {
      ...ALONE,
      file,
      registry: registryFor({
        ...context,
        overviewGroups: () => [],
        sizeOfProject: async () => 0,
        ownAppLabels: enOwnApp,
        askedAt: frontmatter.askedAt,
      }),
      pictures: {
        get: () => ({
          width: 1,
          height: 1,
          source: '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
        }),
      },
    });
    renderToStaticMarkup(element);
    const labels = { ...en, checks: enOwnApp.checks };
    writeMarkdown(blocksOfTree(tree, { absoluteUrl: (href) => href, labels, pageList: () => [] }));
  }
  indexFiles(pages, TWO_LANGUAGES, { versioned: false });
}
