import { readFileSync } from 'node:fs';

/** Every address of the exported site, as the not-found page knows them. */
export const { routes: ROUTES } = JSON.parse(readFileSync('out/static/routes.json', 'utf8')) as {
  routes: string[];
};
