import 'server-only';
import { z } from 'zod';

/** The file that says since which version of Garfish there is what. */
export const SINCE_FILE = '_since.json';

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'must be a version such as "1.19.2"');
const names = z.record(z.string().min(1), version.nullable());
const place = z
  .string()
  .regex(/^\/[^?#]*(#[^?#]+)?$/, 'must be a page or section, such as "/api/run"');

/** What it may say (`SinceRecord`). */
export const sinceSchema = z.strictObject({
  source: z.string().min(1),
  first: version,
  names: names.default({}),
  places: z.record(place, names).default({}),
});
