import type { z } from 'zod';
import { type Locate, type Problem, problem, suggest } from './problem';

/** A fault of a field, by its path. Without `detail`, the schema has no such field. */
type Issue = { path: readonly PropertyKey[]; detail?: string };

/** Reports each wrong field of a file where it is. `fields` are suggested for a mistyped one at the top. */
export function schemaProblems(
  { issues }: z.core.$ZodError,
  locate: Locate,
  fields: readonly string[] = [],
): Problem[] {
  return issues.flatMap(issuesOf).map(({ path, detail }) => {
    const location = locate(path);
    const name = path.join('.');
    if (detail === undefined) {
      const candidates = path.length === 1 ? fields : [];
      const fix = suggest(name, candidates, (hit) => `Write "${hit}", or remove it.`);
      return problem('unknownField', location, { name }, fix);
    }
    const subject = name === '' ? 'file' : /^\d+$/.test(name) ? 'entry' : `"${name}"`;
    return problem('wrongField', location, { subject, detail });
  });
}

function issuesOf(issue: z.core.$ZodIssue): Issue[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key] }));
  const whole = { path, detail: describeIssue(issue) };
  if (issue.code !== 'invalid_union') return [whole];
  // Of a choice between shapes, report the one that fits best.
  const [inner] = issue.errors
    .flat()
    .flatMap(issuesOf)
    .sort((a, b) => Number(!b.detail) - Number(!a.detail) || b.path.length - a.path.length);
  return [inner?.path.length ? { ...inner, path: [...path, ...inner.path] } : whole];
}

/** Describes a problem of a value without the name of its kind. Our schemas say what a value "must be". */
export function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `unknown field ${keys}; remove it or correct its spelling`;
  }
  if (issue.input === undefined && /received undefined$/.test(issue.message))
    return 'this field is required';
  if (issue.code === 'invalid_key' && issue.issues[0]) return describeIssue(issue.issues[0]);
  return issue.message
    .replace(/^(?:Invalid input|Invalid option|Too small|Too big): /, '')
    .replace(/^Invalid input$/, 'expected a value of another kind')
    .replace(/^must be /, 'expected ');
}
