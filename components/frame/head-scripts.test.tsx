import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { RedirectRule } from '@/lib/routing/language-redirect';
import { FirstVisitScript } from './head-scripts';

const RULE: RedirectRule = { mode: 'auto', langs: ['en', 'zh'], defaultLang: 'en' };

const PAGE = { en: '/docs/guide/a', zh: '/docs/zh/guide/a' };

type Visit = {
  rule?: RedirectRule;
  /** Where the page is in each language, as it says in its head. */
  pages?: Record<string, string>;
  shown?: string;
  asked?: string;
  userAgent?: string;
  stored?: Record<string, string>;
  /** What a browser does that keeps nothing. */
  blocked?: 'all' | 'writing';
};

/** Runs the script of a page as a browser would, and tells where it led and what is stored then. */
async function visit({
  rule = RULE,
  pages = PAGE,
  shown = 'en',
  asked = 'zh-CN',
  userAgent = 'Mozilla/5.0 Chrome/140',
  stored = {},
  blocked,
}: Visit) {
  const led: string[] = [];
  const refuse = () => {
    throw new Error('Storage is blocked.');
  };
  const window = {
    location: { search: '?q=1', hash: '#api', replace: (address: string) => led.push(address) },
    get localStorage() {
      if (blocked === 'all') refuse();
      return {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, text: string) => {
          if (blocked) refuse();
          stored[key] = text;
        },
      };
    },
  };
  const [, attribute = '', script = ''] =
    /^<script data-site="" data-rule="(.*?)">(.*)<\/script>$/s.exec(await htmlOf(rule)) ?? [];
  const document = {
    currentScript: { dataset: { rule: attribute.replaceAll('&quot;', '"') } },
    documentElement: { lang: shown },
    querySelectorAll: () =>
      Object.entries(pages).map(([lang, content]) => ({ name: `page-in:${lang}`, content })),
  };
  const run = new Function('window', 'document', 'navigator', script);
  run(window, document, { language: asked, userAgent });
  return { led, stored };
}

async function htmlOf(rule: RedirectRule): Promise<string> {
  return renderToStaticMarkup(await FirstVisitScript(rule));
}

const VISITED = { 'rspress-visited': '1' };

test('a first visit leads to the same page in the language of the browser, query and hash kept', async () => {
  expect(await visit({})).toEqual({ led: ['/docs/zh/guide/a?q=1#api'], stored: VISITED });
});

test('the second visit does not', async () => {
  expect((await visit({ stored: { ...VISITED } })).led).toEqual([]);
});

test.each<[string, Visit]>([
  ['whose language is shown', { asked: 'en-GB' }],
  [
    'where only the default language leads on',
    { rule: { ...RULE, mode: 'only-default-lang' }, shown: 'zh' },
  ],
])('a reader %s stays, and is not asked again', async (_, options) => {
  expect(await visit(options)).toEqual({ led: [], stored: VISITED });
});

test.each<[string, Visit]>([
  ['a search engine', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a spider', { userAgent: 'Baiduspider/2.0' }],
  ['a crawler', { userAgent: 'facebook Crawler' }],
  ['Lighthouse', { userAgent: 'Mozilla/5.0 Chrome-Lighthouse' }],
  ['a reader of the not-found page', { pages: {} }],
  ['a reader whose browser keeps nothing', { blocked: 'all' }],
  ['a reader whose browser is full', { blocked: 'writing' }],
])('%s stays, and nothing is stored', async (_, options) => {
  expect(await visit(options)).toEqual({ led: [], stored: {} });
});

test.each<[string, RedirectRule]>([
  ['with one language', { ...RULE, langs: ['en'] }],
  ['that never leads on', { ...RULE, mode: 'never' }],
])('a site %s has no script', async (_, rule) => {
  expect(await htmlOf(rule)).toBe('');
});
