import { outputRoute } from '@/app/file-route';

export const dynamic = 'force-static';

/** The description of the site, and the URLs of its Markdown (llmstxt.org). */
export const GET = outputRoute('/llms.txt');
