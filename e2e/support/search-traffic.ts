import type { Page } from '@playwright/test';

/** Notes the paths of the search files, as a page or its worker requests them; what is prefetched does not count. */
export function recordIndexRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAhead =
      request.headers()['sec-purpose'] === 'prefetch' || request.resourceType() === 'other';
    if (pathname.includes('/static/search_') && !isAhead) paths.push(pathname);
  });
  return paths;
}

/** Tells the next pages that their reader has such a connection; the last one that is told counts. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}
