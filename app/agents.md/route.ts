import { outputRoute } from '@/app/file-route';

export const dynamic = 'force-static';

/** An index to put into a project, for coding assistants. */
export const GET = outputRoute('/agents.md');
