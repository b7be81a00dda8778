import type { en } from './en';

/**
 * The texts of the interface. English is built in; the settings of a site bring those of its other languages
 * (`locales` in `site.config.ts`).
 */
export type Labels = typeof en;
