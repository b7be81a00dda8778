import 'server-only';
import { z } from 'zod';
import type { PageRecord } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import { readJson } from '../navigation/json-file';
import * as catalogue from '../problems/catalogue';
import { contentPath } from '../problems/problem';

/** The file that says what readers have asked, by the address of the page or section that answers it. */
export const QUESTIONS_FILE = '_questions.json';

const address = z
  .string()
  .regex(/^\/[^?#]*(#[^?#]+)?$/, 'must be a page or section, such as "/api/run#props"');

const questionsSchema = z.record(address, z.array(z.string().trim().min(1)));

export function readQuestions(files: ContentFiles, records: readonly PageRecord[]) {
  const { value = {}, positionOf, problems } = readJson(files, QUESTIONS_FILE, questionsSchema);
  const places = new Set(
    records.flatMap(({ routePath, toc }) => [
      routePath,
      ...toc.map(({ id }) => `${routePath}#${id}`),
    ]),
  );
  const file = contentPath(QUESTIONS_FILE);
  const lost = Object.keys(value)
    .filter((place) => !places.has(place))
    .map((place) => catalogue.lostQuestions({ file, ...positionOf([place]) }, place));
  return { questions: value, problems: [...problems, ...lost] };
}
