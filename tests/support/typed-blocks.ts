import fc from 'fast-check';
import { htmlTagNames } from 'html-tag-names';
import { COMPONENT_NAMES } from '../../lib/markdown/components';
import { lines } from './typed-lines';

/** Most of the time what is right, so that whole pages are. */
const mostly = (right: fc.Arbitrary<string>, wrong: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary: right, weight: 12 }, { arbitrary: wrong, weight: 1 });

const word = mostly(
  fc.constantFrom(
    'run',
    '注意：',
    '`mount()`',
    'a\\_b',
    '&#x41;',
    '&nbsp;',
    'Ünï',
    '\\{1}',
    '1 \\< 2',
  ),
  fc.constantFrom(
    '&#x202E;',
    '[[wiki]]',
    '<br>',
    '<!-- note',
    ':rocket:',
    '{1}',
    '{x}',
    '<T>',
    '**a：**b',
  ),
);
const phrase = mostly(
  fc.constantFrom('b', 'kbd', 'sup', 'span', 'del', 'ins', 'abbr', 'q', 'small', 'Badge text="b"'),
  fc.constantFrom(...htmlTagNames, ...COMPONENT_NAMES),
);
const box = mostly(
  fc.constantFrom(
    'div',
    'section',
    'details',
    'figure',
    'Card title="A"',
    'Beside',
    'Steps',
    'blockquote',
  ),
  fc.constantFrom(...htmlTagNames, ...COMPONENT_NAMES, 'x-y'),
);
const single = mostly(
  fc.constantFrom(
    ...[
      'br',
      'wbr',
      'Since version="1.2"',
      'Badge text="new"',
      'input',
      'img src="/a.svg" alt="A"',
    ],
  ),
  fc.constantFrom(...htmlTagNames, ...COMPONENT_NAMES),
);
const attribute = fc
  .tuple(
    fc.constantFrom(
      ...['title', 'id', 'href', 'src', 'alt', 'label', 'value', 'ref', 'style', 'onClick', 'key'],
      ...[
        'children',
        'className',
        'class',
        'width',
        'hidden',
        'checked',
        'selected',
        'is',
        'xml:lang',
      ],
      ...['dangerouslySetInnerHTML', 'contentEditable', 'suppressHydrationWarning', 'innerHTML'],
    ),
    fc.constantFrom(
      '',
      '="x"',
      '="/guide/a"',
      '="javascript:x"',
      '={1}',
      '={["a"]}',
      '={x}',
      '={"\\0"}',
    ),
  )
  .map(([name, given]) => ` ${name}${given}`);
const given = mostly(fc.constantFrom('', '', ' title="x"', ' className="x"', ' hidden'), attribute);

const fence = fc
  .record({
    open: fc.constantFrom('```', '~~~', '````'),
    info: mostly(
      fc.constantFrom(
        '',
        'js',
        'ts {1}',
        'bash npm2yarn',
        'js title="a.js"',
        'diff',
        'js no-check="x"',
      ),
      fc.constantFrom('javascirpt', 'js title="a', 'mermaid', 'js {9}'),
    ),
    code: mostly(
      fc.constantFrom('npm install a', 'run();', '$ a', '<b>{x}</b>'),
      fc.constantFrom('``` end', '<<<<<<< HEAD', '// [!code ++]', ''),
    ),
    close: mostly(fc.constant('same'), fc.constantFrom('```', '~~~', '``` end', '')),
  })
  .map(
    ({ open, info, code, close }) => `${open}${info}\n${code}\n${close === 'same' ? open : close}`,
  );

const name = (typed: string) => typed.split(' ')[0];

/** Some Markdown with every construct in every other one. */
export const { block } = fc.letrec<{ inline: string; block: string }>((tie) => {
  const inner = tie('inline');
  const blocks = fc
    .array(tie('block'), { minLength: 1, maxLength: 3 })
    .map((all) => all.join('\n\n'));
  return {
    inline: fc.oneof(
      { maxDepth: 3 },
      word,
      fc.tuple(inner, inner).map((two) => two.join(' ')),
      inner.map((words) => `x **${words}** x`),
      inner.map((words) => `[${words}](/guide/a)`),
      fc
        .tuple(phrase, given, inner)
        .map(([one, more, words]) => `<${one}${more}>${words}</${name(one)}>`),
      fc.tuple(single, given).map(([one, more]) => `x <${one}${more} />`),
    ),
    block: fc.oneof(
      { maxDepth: 4 },
      inner,
      fc
        .tuple(fc.integer({ min: 2, max: 7 }), inner)
        .map(([depth, words]) => `${'#'.repeat(depth)} ${words}`),
      fc
        .tuple(fc.constantFrom('> ', '- ', '1. ', '- [ ] '), blocks)
        .map(([mark, text]) => indented(mark, text)),
      fc
        .tuple(
          mostly(fc.constantFrom('tip', 'note Title', 'details A'), fc.constant('tpi')),
          blocks,
        )
        .map(([kind, text]) => `:::${kind}\n${text}\n:::`),
      fc
        .tuple(box, given, blocks)
        .map(([one, more, text]) => `<${one}${more}>\n\n${text}\n\n</${name(one)}>`),
      blocks.map((text) => `<Tabs>\n<Tab label="A">\n\n${text}\n\n</Tab>\n</Tabs>`),
      fence,
      fc.tuple(inner, inner).map(([a, b]) => `| ${a} | ${b} |\n| - | :-: |\n| ${b} | ${a} |`),
      mostly(
        fc.constantFrom(
          ...[
            '![x](/a.svg)',
            '![x](/a.svg "T")',
            '<Diagram src="/a.svg" alt="A" caption="B" />',
            '---',
          ],
          ...['<LinkCard title="A" href="/guide/a" />', '{/* a comment */}', '<Overview />'],
          ...['<Playground scenario="cache" />'],
        ),
        fc.oneof(
          lines.map((typed) => typed.join('\n')),
          fc.constantFrom('[x]: /guide/a', 'a[^1]\n\n[^1]: note'),
        ),
      ),
    ),
  };
});

function indented(mark: string, text: string): string {
  const rest = mark === '> ' ? mark : ' '.repeat(mark.length);
  return text
    .split('\n')
    .map((line, index) => (index === 0 ? mark : rest) + line)
    .join('\n');
}
