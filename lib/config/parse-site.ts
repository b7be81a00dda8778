import 'server-only';
import type { z } from 'zod';
import { issueInWords } from '../problems/issue-in-words';
import { type SiteConfig, siteSchema } from './schema';

/**
 * Checks what `site.config.ts` exports. The error names every wrong field, since its first lines
 * are all that a person sees above the stack.
 */
export function parseSite(input: unknown): SiteConfig {
  const result = siteSchema.safeParse(input);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${sentenceOf(issue)}`);
  throw new Error(
    `site.config.ts is not valid\n${lines.join('\n')}\n  Every field is explained in lib/config/schema.ts.`,
  );
}

function sentenceOf(issue: z.core.$ZodIssue): string {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `"${key}"`).join(', ');
    return `${path === '' ? '' : `${path}: `}unknown field ${keys}; remove it or correct its spelling`;
  }
  return `${path === '' ? 'the settings' : path}: ${issueInWords(issue)}`;
}
