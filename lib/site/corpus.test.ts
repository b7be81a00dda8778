import { expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { scopeOptions } from '../config';
import { readExampleFiles } from '../content/example-files';
import { readFragment } from '../content/fragments';
import { readPage } from '../content/pages';
import { readContentFiles } from '../content/source-files';
import { COMPONENT_NAMES } from '../markdown/components/table';
import { renderMarkdown } from '../markdown/render';
import type { SidebarItem } from '../navigation/types';
import { formatProblems } from '../problems/problem';
import { assembleContent } from './assemble';
import { CONTENT_FOLDER, EXAMPLES_FOLDER, PUBLIC_FOLDER } from './folders';
import { readPublicFiles } from './public-files';

const files = await readContentFiles(CONTENT_FOLDER);
const examples = await readExampleFiles(EXAMPLES_FOLDER);
const publicFiles = await readPublicFiles(PUBLIC_FOLDER);
const options = { scopes: scopeOptions, components: COMPONENT_NAMES };
const content = assembleContent({
  files,
  examples,
  publicFiles,
  scopes: scopeOptions,
  readPage: (file, source, fragments) => readPage(file, source, options, fragments),
  readFragment: (file, source, fragments) => readFragment(file, source, options, fragments),
});
const pages = [...content.pages.values()];

/** Each component shows what it holds, and nothing of its own. */
const PLAIN_COMPONENTS = Object.fromEntries(
  COMPONENT_NAMES.map((name) => [name, ({ children }: { children?: ReactNode }) => children]),
);

test('the content has no problem', () => {
  expect(content.problems.length === 0 ? '' : formatProblems(content.problems)).toBe('');
});

// These are public addresses, misspelt ones too: readers have them in their bookmarks. Adding one
// is fine; a change or removal breaks somebody's link.
test('the addresses of the site stay as they are', () => {
  expect(pages.map(({ routePath }) => routePath).sort()).toEqual([
    '/',
    '/api/',
    '/api/__meta__',
    '/api/channel',
    '/api/clearEscapeEffect',
    '/api/getGlobal',
    '/api/loadApp',
    '/api/loader',
    '/api/preloadApp',
    '/api/registerApp',
    '/api/router',
    '/api/run',
    '/api/setExternal',
    '/api/setGlobal',
    '/api/setOptioins',
    '/blog/__meta__',
    '/blog/architecture',
    '/blog/hmr',
    '/blog/sourcemap',
    '/guide/API/loadApp',
    '/guide/advance/__meta__',
    '/guide/advance/coming-from',
    '/guide/advance/nested',
    '/guide/advance/plugins',
    '/guide/concept/bridge',
    '/guide/concept/buildConfig',
    '/guide/concept/cache',
    '/guide/concept/lifecycle',
    '/guide/concept/router',
    '/guide/concept/sandbox',
    '/guide/demo/angular',
    '/guide/demo/demo',
    '/guide/demo/react',
    '/guide/demo/vite',
    '/guide/demo/vue',
    '/guide/quick-start/',
    '/guide/quick-start/env',
    '/guide/quick-start/start',
    '/hello',
    '/issues/',
    '/issues/errors',
    '/issues/webComponent',
    '/plugins/__meta__',
    '/plugins/es-module',
    '/plugins/plugins',
  ]);
});

// The edit links lead to files of the same names in the public repository.
test('the files are named as in the repository that they mirror', () => {
  const withComponents = pages
    .map(({ relativePath }) => relativePath)
    .filter((file) => file.endsWith('.mdx'));
  expect(withComponents.sort()).toEqual([
    'api/channel.mdx',
    'api/getGlobal.mdx',
    'api/loadApp.mdx',
    'api/loader.mdx',
    'api/preloadApp.mdx',
    'api/registerApp.mdx',
    'api/router.mdx',
    'api/run.mdx',
    'guide/advance/plugins.mdx',
    'guide/concept/bridge.mdx',
    'guide/demo/angular.mdx',
    'guide/demo/react.mdx',
    'guide/demo/vite.mdx',
    'guide/demo/vue.mdx',
    'guide/quick-start/start.mdx',
    'issues/index.mdx',
  ]);
});

// The addresses of earlier documentation, which other sites still link to.
test('further addresses lead to pages', () => {
  expect(content.aliases).toEqual({
    '/api/getGlobalObject': '/api/getGlobal',
    '/api/setGlobalObject': '/api/setGlobal',
    '/api/setOptions': '/api/setOptioins',
    '/blog': '/blog/architecture',
    '/garfish-plugins': '/plugins/plugins',
    '/garfish-plugins/es-module': '/plugins/es-module',
    '/guide': '/guide/quick-start/',
    '/guide/bridge': '/guide/concept/bridge',
    '/guide/build-config': '/guide/concept/buildConfig',
    '/guide/cache': '/guide/concept/cache',
    '/guide/demo': '/guide/demo/demo',
    '/guide/develop/web-component': '/issues/webComponent',
    '/guide/develop/webComponent': '/issues/webComponent',
    '/guide/env': '/guide/quick-start/env',
    '/guide/lifecycle': '/guide/concept/lifecycle',
    '/guide/quickStart': '/guide/quick-start/',
    '/guide/quickStart/env': '/guide/quick-start/env',
    '/guide/quickStart/start': '/guide/quick-start/start',
    '/guide/router': '/guide/concept/router',
    '/guide/sandbox': '/guide/concept/sandbox',
    '/guide/start': '/guide/quick-start/start',
    '/issues/childApp': '/issues/',
    '/quick-start': '/guide/quick-start/start',
    '/quickStart': '/guide/quick-start/start',
  });
});

test('every section lists every page of it', () => {
  const sections = Object.fromEntries(
    Object.entries(content.sidebars).map(([path, items]) => [path, outline(items)]),
  );
  expect(sections).toEqual({
    '/api': [
      'API overview',
      'Garfish.run',
      'Garfish.registerApp',
      'Garfish.loadApp',
      'Garfish.loader',
      'Garfish.preloadApp',
      'Garfish.channel',
      'Garfish.router',
      'Garfish.setOptions',
      'Garfish.setExternal',
      'Garfish.setGlobalValue',
      'Garfish.getGlobalObject',
      'Garfish.clearEscapeEffect',
    ],
    '/blog': ['Architecture', 'Hot module replacement', 'Source maps'],
    '/guide': [
      { 'Quick start': ['Introduction', 'Quick start', 'Environment variables'] },
      { 'Integration guides': ['Integration overview', 'React', 'Vue', 'Vite', 'Angular'] },
      {
        'Core capabilities': [
          'Bridges',
          'Cache',
          'Lifecycle',
          'Routing',
          'Build configuration',
          'Sandbox',
        ],
      },
      {
        'Advanced topics': [
          'Writing plugins',
          'Coming from qiankun, single-spa or Module Federation',
          'Nested apps',
          'Loading apps by hand',
        ],
      },
    ],
    '/issues': ['FAQ', 'Error messages', 'Web components'],
    '/plugins': ['Official plugins', 'ES module plugin'],
  });
});

test('every page has a title and a description of its own', () => {
  const descriptions = pages.map(({ frontmatter }) => frontmatter.description);
  expect(descriptions.filter((text) => text === undefined)).toEqual([]);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test.each(pages.map((page) => [page.routePath, page] as const))(
  '%s renders each heading of its outline with the id that the outline names',
  async (_, page) => {
    const body = await renderMarkdown(
      { file: page.relativePath, body: page.body, bodyOffset: page.bodyOffset },
      PLAIN_COMPONENTS,
      {
        prefixes: [''],
        routes: content.routes,
        fragments: content.fragments,
        sizeOf: () => undefined,
        sourceOf: () => undefined,
        code: { numbersLines: false, wraps: false },
      },
    );
    const html = renderToStaticMarkup(body);
    const ids = [...html.matchAll(/<h[2-4] id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(page.toc.map(({ id }) => id));
    for (const { text, charIndex } of page.toc) {
      expect(page.content.slice(charIndex).startsWith(text)).toBe(true);
    }
  },
);

function outline(items: readonly SidebarItem[]): unknown[] {
  return items.map((item) => {
    if (item.kind === 'group') return { [item.text]: outline(item.items) };
    return item.kind === 'link' ? item.text : item.kind;
  });
}
