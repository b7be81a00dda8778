import 'server-only';
import { z } from 'zod';
import { isError, problem } from '../problems/problem';
import { readJson } from './data-files';
import type { Page } from './pages';
import type { ContentFiles } from './source-files';

/** Questions that the search learns from, by the page or section that answers them. */
export const QUESTIONS_FILE = '_questions.json';

const questionsSchema = z.record(
  z.string().regex(/^\/[^?#]*(#[^?#]+)?$/, 'must be a page or section, such as "/api/run#props"'),
  z.array(z.string().trim().min(1)),
);

export function readQuestions(files: ContentFiles, pages: readonly Page[]) {
  const { value = {}, locate, problems } = readJson(files, QUESTIONS_FILE, questionsSchema);
  const targets = new Set(
    pages.flatMap(({ routePath, toc }) => [
      routePath,
      ...toc.map(({ id }) => `${routePath}#${id}`),
    ]),
  );
  // A page with errors may hold only some of its sections until they are fixed.
  const unread = pages.filter(({ problems }) => problems.some(isError));
  const isUnread = (address: string) =>
    unread.some(({ routePath }) => address.startsWith(`${routePath}#`));
  const missing = Object.keys(value)
    .filter((address) => !targets.has(address) && !isUnread(address))
    .map((address) => problem('missingTarget', locate([address]), { address }));
  return { questions: value, problems: [...problems, ...missing] };
}
