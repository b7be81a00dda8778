import 'server-only';
import { z } from 'zod';
import type { ReadPage } from '../content/pages';
import type { ContentFiles } from '../content/source-files';
import { readJson } from '../navigation/json-file';
import { contentPath, isError, problem, shortened } from '../problems/problem';

/** What readers have asked, by the page or section that answers it; below `none`, what nothing answers. */
export const QUESTIONS_FILE = '_questions.json';

const questionsSchema = z.record(
  z
    .string()
    .regex(
      /^(none|\/[^?#]*(#[^?#]+)?)$/,
      'must be a page or section, such as "/api/run#props", or "none"',
    ),
  z.array(z.string().trim().min(1)),
);

type Questions = z.output<typeof questionsSchema>;

/** Reads what readers have asked. A question may have several answers. */
export function readQuestions(files: ContentFiles, pages: readonly ReadPage[]) {
  const { value = {}, positionOf, problems } = readJson(files, QUESTIONS_FILE, questionsSchema);
  const places = Object.keys(value).filter((key) => key !== 'none');
  const lost = lostPlaces(places, pages).map((place) =>
    problem(
      'lostPlace',
      { file: contentPath(QUESTIONS_FILE), ...positionOf([place]) },
      { address: place },
    ),
  );
  const { none = [] } = value;
  const answers = none.length > 0 ? answersIn(value, pages) : new Map<string, string>();
  const contradicted = none.flatMap((question, index) => {
    const answer = answers.get(question.toLowerCase());
    if (answer === undefined) return [];
    const place = { file: contentPath(QUESTIONS_FILE), ...positionOf(['none', index]) };
    return [problem('answeredQuestion', place, { question: shortened(question), answer })];
  });
  return { questions: value, problems: [...problems, ...lost, ...contradicted] };
}

/** The page or section that answers a question, by its text in small letters. */
function answersIn(questions: Questions, pages: readonly ReadPage[]): Map<string, string> {
  const ofPages = pages.flatMap(({ record: { routePath, frontmatter } }) => [
    [routePath, frontmatter.asked] as const,
    ...Object.entries(frontmatter.askedAt).map(([id, all]) => [`${routePath}#${id}`, all] as const),
  ]);
  const inFile = Object.entries(questions).filter(([place]) => place !== 'none');
  return new Map(
    [...ofPages, ...inFile].flatMap(([place, all]) =>
      all.map((question) => [question.toLowerCase(), place] as const),
    ),
  );
}

/** The addresses that are neither a page nor a section of one. */
function lostPlaces(addresses: readonly string[], pages: readonly ReadPage[]): string[] {
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
  return addresses.filter((place) => !places.has(place) && !isUnread(place));
}
