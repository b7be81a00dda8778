// @ts-check
import { register } from 'node:module';

// `node --import ./scripts/typescript.mjs` runs a script that imports TypeScript files of the site.

register('./typescript-hooks.mjs', import.meta.url);
