import fc from 'fast-check';
import { block } from './typed-blocks';

/*
 * Whole content folders as writers type them: every construct in every other one, right and wrong.
 */

const field = fc
  .tuple(
    fc.constantFrom(
      ...['title', 'description', 'slug', 'date', 'asked', 'askedAt', 'pageType', 'order'],
      ...['editPath', 'search', 'overview', 'landing', 'hero', 'features', 'unknown', '&a b'],
    ),
    fc.constantFrom(
      ...[
        'A',
        '"a\\u2028"',
        '[x, y]',
        '&a [*a]',
        '{ name: N, text: T }',
        'true',
        '2026-01-01',
        '"404"',
        'home',
      ],
      ...[
        '/guide/x',
        '*b',
        '0000-01-01',
        '../x',
        '',
        '[[[]]]',
        '!text x',
        '"/guide/a.md"',
        'doc',
        '- x',
      ],
    ),
  )
  .map((pair) => pair.join(': '));
const front = fc
  .array(field, { maxLength: 4 })
  .map((all) => `---\n${['title: T', ...all].join('\n')}\n---\n`);

const page = fc
  .tuple(fc.option(front), fc.array(block, { minLength: 1, maxLength: 4 }))
  .map(([before, blocks]) => `${before ?? '# Title\n\n'}${blocks.join('\n\n')}\n`);

const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    ...[
      '["a"]',
      '["a", "b", {"text": "C"}]',
      '[{"text": "G", "link": "/guide/a", "activeMatch": "/x"}]',
    ],
    ...[
      '{"pages": {"/old": "/guide/a"}}',
      '{"headings": {"/guide/a": {"x": "y"}}}',
      '[',
      '<<<<<<< HEAD',
    ],
  ),
);

/** The files of a folder, by their paths; each may be missing. */
export const folders = fc
  .record(
    {
      'guide/a.md': page,
      'guide/b.mdx': page,
      'guide/_meta.json': json,
      '_nav.json': json,
      '_moved.json': json,
      'zh/guide/a.mdx': page,
      'en/c.md': page,
    },
    { requiredKeys: [] },
  )
  .map((files) => files as Record<string, string>);
