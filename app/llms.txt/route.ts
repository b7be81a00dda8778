import { outputRoute } from '@/app/file-route';

export const dynamic = 'force-static';

/** What the site is, and the URLs of its Markdown (llmstxt.org). */
export const GET = outputRoute('/llms.txt');
