import { outputRoute } from '@/app/file-route';

export const dynamic = 'force-static';

/** The text of all pages. */
export const GET = outputRoute('/llms-full.txt');
