import { describe, expect, test } from '@jest/globals';
import { ACCEPT_HEADERS } from '../../e2e/support/accept-headers';
import { cloudflareFunction, netlifyFunction } from './host-function';
import { wantedForm } from './negotiation.mjs';

type Asked = (path: string, init?: RequestInit) => Promise<Response>;

/** The files of a site as a host sends them. */
const FILES: Record<string, string> = {
  '/base/index.md': '# Home',
  '/base/api/index.md': '# API',
  '/base/api/run.md': '# Run',
};

async function read(url: URL | string): Promise<Response> {
  const text = FILES[new URL(url).pathname];
  if (text === undefined) return new Response('<p>Not found', { status: 404 });
  return new Response(text, { headers: { 'content-type': 'text/markdown' } });
}

const goOn = async () => new Response('<p>Page', { headers: { 'content-type': 'text/html' } });

async function load(source: string) {
  return import(`data:text/javascript,${encodeURIComponent(source)}`);
}

const requestOf = (path: string, init?: RequestInit) =>
  new Request(`https://docs.example.com${path}`, init);

const { onRequest } = await load(cloudflareFunction({ basePath: '/base' }));
const netlify = await load(
  netlifyFunction({ basePath: '/base' }).replace('fetch(url)', 'read(url)'),
);

const HOSTS: Record<string, Asked> = {
  'Cloudflare Pages': (path, init) =>
    onRequest({ request: requestOf(path, init), env: { ASSETS: { fetch: read } }, next: goOn }),
  Netlify: (path, init) => {
    Object.assign(globalThis, { read });
    return netlify.default(requestOf(path, init), { next: goOn });
  },
};

test.each(ACCEPT_HEADERS)('"%s" gets %s', (accept, form) => {
  expect(wantedForm(accept)).toBe(form);
});

test('without an Accept header a request gets HTML', () => {
  expect(wantedForm(null)).toBe('html');
});

describe.each(Object.entries(HOSTS))('the function for %s', (_, ask) => {
  const markdown = { headers: { accept: 'text/markdown' } };

  test.each([
    ['/base/', '# Home'],
    ['/base/api', '# API'],
    ['/base/api/', '# API'],
    ['/base/api/run', '# Run'],
    ['/base/api/run.html', '# Run'],
    ['/base/api/nope', '<p>Page'],
    ['/base/logo.svg', '<p>Page'],
    ['/elsewhere', '<p>Page'],
  ])('sends for %s: %s', async (path, text) => {
    expect(await (await ask(path, markdown)).text()).toBe(text);
    expect(await (await ask(path)).text()).toBe('<p>Page');
  });

  test('says what it sends, and that caches keep the forms apart', async () => {
    const { headers } = await ask('/base/api/run', markdown);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('link')).toBe('</base/llms.txt>; rel=llms-txt');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('answers HEAD without a body, and a form that nobody has with 406', async () => {
    const head = await ask('/base/api/run', { ...markdown, method: 'HEAD' });
    expect([head.headers.get('content-type'), await head.text()]).toEqual([
      'text/markdown; charset=utf-8',
      '',
    ]);
    const other = { headers: { accept: 'application/json' } };
    expect((await ask('/base/api/run', other)).status).toBe(406);
    expect((await ask('/base/data.json', other)).status).toBe(200);
  });
});
