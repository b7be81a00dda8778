import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { pathKeyOf } from '../routing/route-path';
import { hashOfCode } from './checked';

const PAGE =
  '# Run\n\n| `run` | starts | it |\n| - | - | - |\n| a | b | c |\n\n```js\nrun();\n```\n';

/** The pages that count as checked, of a site whose page was recorded as it is in `recorded`. */
function checkedIn(page: string, { recorded = PAGE, claims = ['run | starts'] } = {}) {
  const { pages } = siteOf({ 'api/run.md': recorded });
  const tree = pages.get(pathKeyOf('/api/run'))?.tree;
  const code = tree ? hashOfCode(tree) : '';
  const record = { garfish: '1.2.3', pages: { 'api/run.md': { claims, samples: 1, code } } };
  return siteOf({ 'api/run.md': page, '_checked.json': JSON.stringify(record) });
}

test('a page is checked as long as it says what was run', () => {
  const site = checkedIn(PAGE.replace('# Run', '# Start\n\nAnother sentence.'));
  expect(site.problems).toEqual([]);
  expect([...site.checked]).toEqual([['api/run.md', '1.2.3']]);
});

test.each([
  ['a sentence that was run', PAGE.replace('starts', 'stops')],
  ['a code block', PAGE.replace('run();', 'run(1);')],
  ['a further code block', `${PAGE}\n\n\`\`\`js\nstop();\n\`\`\`\n`],
])('a page that has changed in %s is not', (_, page) => {
  expect([...checkedIn(page).checked]).toEqual([]);
});

test('a site without a record has no checked page', () => {
  expect(siteOf({ 'api/run.md': PAGE }).checked.size).toBe(0);
});

test('a record that the command has not written is reported', () => {
  const { problems } = siteOf({ 'a.md': '# A', '_checked.json': '{ "pages": {} }' });
  expect(problems).toEqual([expect.objectContaining({ file: 'content/_checked.json', line: 1 })]);
});
