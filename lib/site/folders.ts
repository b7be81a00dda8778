import 'server-only';
import { join, resolve } from 'node:path';

const ROOT = process.cwd();

/** The folder of the Markdown files; the fixture site has another one. */
export const CONTENT_FOLDER = resolve(ROOT, process.env.SITE_CONTENT ?? 'content');

/** The folder of the projects whose code pages show. */
export const EXAMPLES_FOLDER = join(ROOT, 'examples');

/** The folder of the files that are copied as they are. */
export const PUBLIC_FOLDER = join(ROOT, 'public');
