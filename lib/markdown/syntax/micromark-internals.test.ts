/**
 * With the parser as `next dev` runs it, which checks its extensions and throws at their problems.
 *
 * @jest-environment-options {"customExportConditions": ["development", "node", "node-addons"]}
 */
import { expect, test } from '@jest/globals';
import { shownHtml } from '../../../tests/support/shown-html';
import { isVerbatim } from './micromark-internals';

type Events = Parameters<typeof isVerbatim>[0];

/** The events of a document in which something is open, as far as they are looked at. */
function eventsWith(flow: object | undefined): Events {
  const chunk = { type: 'chunkFlow', ...(flow ? { _tokenizer: flow } : {}) };
  return [['enter', chunk]] as unknown as Events;
}

test.each([
  ['Token._tokenizer', undefined],
  ['TokenizeContext.currentConstruct', { events: [{}] }],
  ['the event "htmlFlow"', { events: [], currentConstruct: { name: 'htmlFlow' } }],
])('without %s of micromark the build stops and says so', (name, flow) => {
  expect(() => isVerbatim(eventsWith(flow), 0)).toThrow(`micromark no longer has ${name}`);
});

test.each([
  ['Construct.concrete is true for fenced code', '```\n:::\n```', '<pre><code>:::</code></pre>'],
  ['Construct.name is "codeIndented"', '    a\n    :::', '<pre><code>a:::</code></pre>'],
  ['ContainerState._closeFlow ends an open list', '- a', '<ul><li>a</li></ul>'],
  ['Token._container keeps lists tight', '- a\n- b', '<ul><li>a</li><li>b</li></ul>'],
])('micromark: %s', (_, inside, html) => {
  expect(shownHtml(`:::tip\n${inside}\n:::\nAfter`)).toBe(`<tip>${html}</tip><p>After</p>`);
});
