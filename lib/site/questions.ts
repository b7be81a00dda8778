import 'server-only';
import { z } from 'zod';
import type { ReadPage } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import { readJson } from '../navigation/json-file';
import * as catalogue from '../problems/catalogue';
import { contentPath, isError } from '../problems/problem';

/** The file that says what readers have asked, by the address of the page or section that answers it. */
export const QUESTIONS_FILE = '_questions.json';

const address = z
  .string()
  .regex(/^\/[^?#]*(#[^?#]+)?$/, 'must be a page or section, such as "/api/run#props"');

const questionsSchema = z.record(address, z.array(z.string().trim().min(1)));

export function readQuestions(files: ContentFiles, pages: readonly ReadPage[]) {
  const { value = {}, positionOf, problems } = readJson(files, QUESTIONS_FILE, questionsSchema);
  const places = new Set(
    pages.flatMap(({ record: { routePath, toc } }) => [
      routePath,
      ...toc.map(({ id }) => `${routePath}#${id}`),
    ]),
  );
  // A page with errors may hold only some of its sections until they are mended.
  const unread = pages
    .filter(({ problems }) => problems.some(isError))
    .map(({ record }) => record.routePath);
  const isUnread = (place: string) => unread.some((route) => place.startsWith(`${route}#`));
  const file = contentPath(QUESTIONS_FILE);
  const lost = Object.keys(value)
    .filter((place) => !places.has(place) && !isUnread(place))
    .map((place) => catalogue.lostQuestions({ file, ...positionOf([place]) }, place));
  return { questions: value, problems: [...problems, ...lost] };
}
