import { readFileSync } from 'node:fs';
import type { RoutePath } from '@/lib/routing/route-path';

type Routes = { routes: RoutePath[]; redirects: Record<string, string> };

/** The pages of an exported site and the former paths that lead to them, as the not-found page knows them. */
export function routesOf(folder: string): Routes {
  return JSON.parse(readFileSync(`${folder}/static/routes.json`, 'utf8')) as Routes;
}

/** The pages of the real site. */
export const ROUTES = routesOf('out').routes;
