import type { z } from 'zod';

/** What a schema found wrong with a value, in words that need no knowledge of schemas. */
export function issueInWords(issue: z.core.$ZodIssue): string {
  if (issue.input === undefined && /received undefined$/.test(issue.message))
    return 'it is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `it must be ${TYPES[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `it must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`.replace(
        '"true" or "false"',
        'true or false',
      );
    case 'too_small':
      return issue.origin === 'array' ? 'it must have an entry' : 'it must not be empty';
    case 'invalid_key':
      return sentence(issue.issues[0]?.message ?? issue.message);
    case 'invalid_union':
      return sentence(issue.message === 'Invalid input' ? 'has not the right form' : issue.message);
    default:
      return sentence(issue.message);
  }
}

/** The schemas say "must be …" of their values. */
function sentence(message: string): string {
  return /^(must|has|names) /.test(message) ? `it ${message}` : message;
}

const TYPES: Record<string, string> = {
  string: 'a text',
  boolean: 'true or false',
  number: 'a number',
  array: 'a list',
  object: 'a group of fields',
};
