import type { Page } from '@playwright/test';

/**
 * Notes the paths of the files that find pages, as a page or its worker asks for them. Neither the texts of pages
 * count nor what is only fetched ahead.
 */
export function recordIndexRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isAhead =
      request.headers()['sec-purpose'] === 'prefetch' || request.resourceType() === 'other';
    const isText = pathname.includes('/static/search_index_text');
    if (pathname.includes('/static/search_') && !isText && !isAhead) paths.push(pathname);
  });
  return paths;
}

/** Notes the paths of the texts of pages that are asked for. */
export function recordTextRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/static/search_index_text')) paths.push(pathname);
  });
  return paths;
}

/** Tells the next pages that their reader has such a connection; the last one that is told counts. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
}
