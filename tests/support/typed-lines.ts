import fc from 'fast-check';

/** Lines as writers type them, right and wrong. */
const line = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      '',
      '---',
      '***',
      '```',
      '```js',
      '~~~',
      ':::',
      ':::tip',
      '::::note[Title]',
      '> [!TIP]',
    ],
    ...[
      '> quoted',
      '- item',
      '  - inner',
      '1. first',
      '    indented',
      '| a | b |',
      '| - | - |',
      '\\',
    ],
    ...[
      '<b>',
      '</b>',
      '{x}',
      '{/* note */}',
      '<!-- note -->',
      '<Tabs>',
      '</Tabs>',
      '## Title {#id}',
    ],
    ...[
      '[x](/y)',
      '[x]',
      '[x]: /y',
      '![x](/y.svg)',
      'a[^1]',
      '[^1]: note',
      '**bold',
      '`code',
      '\t',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
);
export const lines = fc.array(line, { maxLength: 14 });
