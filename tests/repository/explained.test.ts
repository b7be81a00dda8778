import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** What a person may write, and where each field is explained. */
const SCHEMAS = [
  'lib/config/schema.ts',
  'lib/config/theme-schema.ts',
  'lib/content/frontmatter.ts',
  'lib/navigation/meta-files.ts',
];

test.each(SCHEMAS)('in %s every field is explained, with its default where it has one', (file) => {
  const fields = fieldsOf(readFileSync(file, 'utf8'));
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter(({ comment }) => comment === '').map(({ name }) => name)).toEqual([]);
  const silent = fields.filter(({ rest, comment }) => {
    // The fields of a group have defaults of their own.
    const isGroup = rest.includes('.prefault({})');
    const mayBeLeftOut = /\.(default|optional)\(/.test(rest);
    return mayBeLeftOut && !isGroup && !/Default|Not needed/.test(comment);
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** Each field of the schemas in a file, with the comment above it and the text of the field itself. */
function fieldsOf(source: string): { name: string; comment: string; rest: string }[] {
  const field =
    /((?:\/\*\*(?:[^*]|\*(?!\/))*\*\/\s*)?)^( +)(\w+):\s*(?:z\b|text|toggle|integer|imagePath|logoSchema|languageTag|versionName|hero|themeSchema)/gm;
  return [...source.matchAll(field)].map((match) => {
    const [whole, comment = '', indent = '', name = ''] = match;
    const lines = source.slice(match.index + whole.length).split('\n');
    // The field ends where a line stands as far to the left as it does.
    const end = lines.findIndex((line, at) => at > 0 && !line.startsWith(`${indent} `));
    return { name, comment: comment.trim(), rest: lines.slice(0, end).join('\n') };
  });
}
