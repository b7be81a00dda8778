import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readMarkdown } from '../../lib/markdown/document/read';
import { CALLOUT_NAMES } from '../../lib/markdown/syntax/callout-kinds';
import { CASES } from '../support/cases';
import { htmlOf } from '../support/html-of';

type Callout = { kind: string; title: string; before: string; inner: readonly Callout[] };

const word = fc.stringMatching(/^[a-z]{1,6}$/);
const { callout } = fc.letrec<{ callout: Callout; inner: readonly Callout[] }>((tie) => ({
  callout: fc.record({
    kind: fc.constantFrom(...CALLOUT_NAMES),
    title: fc.oneof(fc.constant(''), word),
    before: word,
    inner: tie('inner'),
  }),
  inner: fc.oneof({ maxDepth: 2 }, fc.constant([]), fc.array(tie('callout'), { maxLength: 3 })),
}));

const depth = ({ inner }: Callout): number => 1 + Math.max(0, ...inner.map(depth));

/** How a writer types it: a callout around others has more colons than those. */
function typed(one: Callout): string {
  const colons = ':'.repeat(2 + depth(one));
  const lines = [one.before, ...one.inner.map(typed)];
  return `${colons}${one.kind}[${one.title}]\n${lines.join('\n\n')}\n${colons}`;
}

function shown({ kind, title, before, inner }: Callout): string {
  const name = title === '' ? '' : ` "${title}"`;
  return `<${kind}${name}><p>${before}</p>${inner.map(shown).join('')}</${kind}>`;
}

/** The same in a quotation, a list, or as it is. */
const around = fc.constantFrom('> ', '- ', '');

test('callouts in callouts show as they are nested, also in quotations and lists', () => {
  const isShown = (one: Callout, mark: string) => {
    const body = typed(one)
      .split('\n')
      .map((line, index) => (index === 0 || mark === '> ' ? mark : ' '.repeat(mark.length)) + line)
      .join('\n');
    expect(readMarkdown({ file: 'a.md', body }).problems).toEqual([]);
    const html = htmlOf(body).replace(/^<blockquote>|<\/blockquote>$|^<ul><li>|<\/li><\/ul>$/g, '');
    expect(html).toBe(shown(one));
  };
  fc.assert(fc.property(callout, around, isShown), CASES);
});

test('a callout that is not closed, or of an unknown kind, is a problem on its line', () => {
  const isProblem = (one: Callout, before: string[], isUnknown: boolean) => {
    const text = isUnknown
      ? typed(one).replace(one.kind, 'unknown')
      : typed(one).replace(/\n:+$/, '');
    const body = [...before, '', text].join('\n');
    const { problems } = readMarkdown({ file: 'a.md', body });
    expect(problems.map(({ line }) => line)).toContain(before.length + 2);
  };
  fc.assert(fc.property(callout, fc.array(word), fc.boolean(), isProblem), CASES);
});
