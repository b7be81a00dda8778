import 'server-only';
import { z } from 'zod';
import type { ContentFiles } from '../content/source-files';
import { readJson } from '../navigation/json-file';
import type { SinceRecord } from '../navigation/since';
import type { Problem } from '../problems/problem';

/** The file that says since which version of Garfish there is what. */
export const SINCE_FILE = '_since.json';

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as "1.19.2"');
const names = z.record(z.string().min(1), version.nullable());
const place = z
  .string()
  .regex(/^\/[^?#]*(#[^?#]+)?$/, 'must be a page or section, such as "/api/run"');

const sinceSchema = z.strictObject({
  source: z.string().min(1),
  first: version,
  names: names.default({}),
  places: z.record(place, names).default({}),
});

/** Reads the file; a site without it dates nothing. */
export function readSince(files: ContentFiles): { since?: SinceRecord; problems: Problem[] } {
  const { value, problems } = readJson(files, SINCE_FILE, sinceSchema);
  return { ...(value ? { since: value } : {}), problems };
}
