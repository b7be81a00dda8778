import type { z } from 'zod';
import { type Problem, problem, type SourceLocation, suggest } from './problem';

/** A problem of some data: its path, its text, and the field that the schema does not have. */
export type SchemaIssue = { path: readonly PropertyKey[]; detail: string; unknown?: string };

export function schemaIssues({ issues }: z.core.$ZodError): SchemaIssue[] {
  return issues.flatMap(issuesOf);
}

function issuesOf(issue: z.core.$ZodIssue): SchemaIssue[] {
  const { path } = issue;
  const detail = describeIssue(issue);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((unknown) => ({ path: [...path, unknown], detail, unknown }));
  }
  if (issue.code !== 'invalid_union') return [{ path, detail }];
  // Of a choice between shapes, report the one that fits best.
  const [inner] = issue.errors
    .flat()
    .flatMap(issuesOf)
    .sort((a, b) => Number(!!b.unknown) - Number(!!a.unknown) || b.path.length - a.path.length);
  return [inner?.path.length ? { ...inner, path: [...path, ...inner.path] } : { path, detail }];
}

/** Describes a problem of a value without terms of schemas. */
export function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined && /received undefined$/.test(issue.message))
    return 'this field is required';
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`.replace(
        '"true" or "false"',
        'true or false',
      );
    case 'too_small':
      return issue.origin === 'array'
        ? 'expected at least one entry'
        : 'expected a non-empty string';
    case 'invalid_key':
      return issue.issues[0] ? describeIssue(issue.issues[0]) : sentence(issue.message);
    case 'invalid_union':
      return issue.message === 'Invalid input'
        ? 'expected a value of another kind'
        : sentence(issue.message);
    default:
      return sentence(issue.message);
  }
}

/** The messages of our schemas begin with "must be". */
function sentence(message: string): string {
  return message.replace(/^must be /, 'expected ');
}

const TYPES: Record<string, string> = {
  string: 'a string',
  boolean: 'true or false',
  number: 'a number',
  array: 'an array',
  object: 'an object',
  record: 'an object',
};

/** Reports a field, an entry of a list, or the whole file if the name is empty. */
export function wrongField(location: SourceLocation, name: string, detail: string): Problem {
  const subject = name === '' ? 'file' : /^\d+$/.test(name) ? 'entry' : `"${name}"`;
  return problem('wrongField', location, { subject, detail });
}

export function unknownField(
  location: SourceLocation,
  name: string,
  fields: readonly string[],
): Problem {
  const fix = suggest(name, fields, (hit) => `Write "${hit}", or remove it.`);
  return problem('unknownField', location, { name }, fix);
}
