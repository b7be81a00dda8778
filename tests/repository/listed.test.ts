import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { site } from '../../lib/config';
import { frontmatterSchema } from '../../lib/content/frontmatter';
import { filesUnder } from '../../lib/files/list-files';
import { COMPONENT_NAMES } from '../../lib/markdown/components';
import { CALLOUT_NAMES } from '../../lib/markdown/syntax/callout-kinds';

// What the compiler cannot ask for when something of a kind is added.

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
const content = 'e2e/fixture-site/content/';
const fixture = filesUnder(content)
  .map((path) => readFileSync(content + path, 'utf8'))
  .join('\n');

test.each(COMPONENT_NAMES)(
  '<%s> is explained to writers, and a page of the fixture uses it',
  (name) => {
    const tag = new RegExp(`<${name}\\b`);
    expect(contributing).toMatch(tag);
    expect(fixture).toMatch(tag);
  },
);

/** CONTRIBUTING.md sends writers to this file for the list of fields. */
const fieldsFile = readFileSync('lib/content/frontmatter.ts', 'utf8');
const fields = new Set(frontmatterSchema.options.flatMap(({ shape }) => Object.keys(shape)));

test.each([...fields])('the field "%s" of front matter is explained to writers', (name) => {
  expect(contributing).toContain('`lib/content/frontmatter.ts` explains every field');
  expect(fieldsFile).toMatch(new RegExp(`^ +/\\*\\* .+\\. \\*/\\n +${name}: `, 'm'));
});

test.each(CALLOUT_NAMES)('the fixture has a callout of the kind "%s"', (name) => {
  expect(fixture).toMatch(new RegExp(`^:::${name}\\b`, 'm'));
});

test('the interface speaks every language of the site', () => {
  const others = site.locales.filter(({ lang }) => !/^en\b/.test(lang));
  for (const { labels, ownAppLabels } of others) {
    expect(labels).toBeDefined();
    expect(ownAppLabels).toBeDefined();
  }
});
