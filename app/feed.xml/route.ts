import { outputRoute } from '@/app/file-route';

export const dynamic = 'force-static';

/** The articles as an Atom feed. */
export const GET = outputRoute('/feed.xml');
