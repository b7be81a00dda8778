import type { Page } from '@playwright/test';

/**
 * Notes the paths of the index files that a page or its worker asks for, as it asks for them. What is
 * only fetched ahead does not count.
 */
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

/** Tells the page that its reader has such a connection. */
export async function pretendConnection(page: Page, connection: object): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, connection);
}
