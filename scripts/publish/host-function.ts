import { headersOfAnswers } from '../../lib/export/host-rules';
import { PAGE_PATH, STEMS, wantedForm } from './negotiation.mjs';

/**
 * The part of both functions: `answer` decides about a request, with what the host gives to read a file
 * of the site and to go on without the function.
 */
function answering(basePath: string) {
  return `// Made from scripts/publish/negotiation.mjs.
const BASE = ${JSON.stringify(encodeURI(basePath))};
const PAGE = new RegExp(${JSON.stringify(PAGE_PATH)});
const STEMS = ${JSON.stringify(STEMS)}.map((pattern) => new RegExp(pattern));
const HEADERS = ${JSON.stringify(headersOfAnswers(basePath, true))};

${wantedForm}

async function answer(request, read, goOn) {
  const { pathname } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !pathname.startsWith(BASE + '/') || !PAGE.test(pathname)) return goOn();
  const form = wantedForm(request.headers.get('accept'));
  if (form === undefined) return new Response(null, { status: 406, headers: HEADERS });
  if (form === 'html') return goOn();
  const stem = STEMS.reduce((path, pattern) => path.replace(pattern, '$1'), pathname);
  for (const twin of [stem + '/index.md', stem + '.md']) {
    const file = await read(new URL(twin, request.url));
    const isText = !file.headers.get('content-type')?.includes('html');
    if (!file.ok || !isText) continue;
    const headers = { ...HEADERS, 'Content-Type': 'text/markdown; charset=utf-8' };
    return new Response(request.method === 'HEAD' ? null : file.body, { headers });
  }
  return goOn();
}
`;
}

/** A function for Cloudflare Pages, the file `functions/_middleware.js`. */
export function cloudflareFunction({ basePath }: { basePath: string }) {
  return `${answering(basePath)}
export function onRequest({ request, env, next }) {
  return answer(request, (url) => env.ASSETS.fetch(url), () => next());
}
`;
}

/** An edge function for Netlify, the file `netlify/edge-functions/markdown.js`. */
export function netlifyFunction({ basePath }: { basePath: string }) {
  return `${answering(basePath)}
export default (request, context) => answer(request, (url) => fetch(url), () => context.next());

export const config = { path: ${JSON.stringify(`${encodeURI(basePath)}/*`)} };
`;
}
