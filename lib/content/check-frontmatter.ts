import 'server-only';
import type { z } from 'zod';
import * as catalogue from '../problems/catalogue';
import { issueInWords } from '../problems/issue-in-words';
import type { Problem } from '../problems/problem';
import type { FrontMatterBlock } from './front-matter-block';
import { type Frontmatter, frontmatterSchema } from './frontmatter';

/** Checks front matter. Fields that are right are kept, so that the preview can show the page. */
export function checkFrontmatter(
  file: string,
  block: Pick<FrontMatterBlock, 'data' | 'positionOf'>,
): { frontmatter: Frontmatter; problems: Problem[] } {
  const data: Record<string, unknown> = { pageType: 'doc', ...block.data };
  const result = frontmatterSchema.safeParse(data);
  if (result.success) return { frontmatter: result.data, problems: [] };

  const problems = result.error.issues.flatMap((issue) => problemsOf(file, block, data, issue));
  const right: typeof data = Object.fromEntries(
    Object.entries(data).filter(([key]) => !isTouched(key, result.error.issues)),
  );
  const pageType = 'doc';
  const [usable] = [right, { ...right, pageType }, { title: right.title, pageType }].flatMap(
    (fields) => frontmatterSchema.safeParse(fields).data ?? [],
  );
  return { frontmatter: usable ?? frontmatterSchema.parse({ pageType }), problems };
}

function problemsOf(
  file: string,
  block: Pick<FrontMatterBlock, 'positionOf'>,
  data: Record<string, unknown>,
  issue: z.core.$ZodIssue,
): Problem[] {
  if (issue.code === 'unrecognized_keys') {
    const known = knownFields(data.pageType, issue.path);
    return issue.keys.map((key) => {
      const place = { file, ...block.positionOf([...issue.path, key]) };
      return catalogue.unknownField(place, [...issue.path, key].join('.'), known);
    });
  }
  const name = issue.path.join('.') || 'front matter';
  const place = { file, ...block.positionOf(issue.path) };
  return [catalogue.wrongField(place, name, issueInWords(issue))];
}

function isTouched(key: string, issues: readonly z.core.$ZodIssue[]): boolean {
  return issues.some(
    (issue) =>
      issue.path[0] === key || (issue.code === 'unrecognized_keys' && issue.keys.includes(key)),
  );
}

function knownFields(pageType: unknown, path: readonly PropertyKey[]): string[] {
  if (path.length > 0) return [];
  const { options } = frontmatterSchema;
  const kind = options.find(({ shape }) => shape.pageType.safeParse(pageType).success);
  return Object.keys(kind?.shape ?? {});
}
