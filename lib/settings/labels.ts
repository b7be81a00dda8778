import type { en } from './en';
import type { enOwnApp } from './en-own-app';

/**
 * The texts of the interface. English is built in; the settings of a site bring those of its other languages
 * (`locales` in `site.config.ts`).
 */
export type Labels = typeof en;

/** The texts of the page that checks a reader's sub-app. */
export type OwnAppLabels = typeof enOwnApp;
