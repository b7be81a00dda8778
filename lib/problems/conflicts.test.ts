import { expect, test } from '@jest/globals';
import { siteOf } from '../../tests/support/site-content';
import { findConflict } from './source-text';

const CONFLICT = '<<<<<<< HEAD\n"a"\n=======\n"b"\n>>>>>>> branch\n';

test.each([
  ['a.md', `# A\n\n${CONFLICT}`, 3],
  ['a.mdx', `# A\n\n- a\n${CONFLICT}`, 4],
  ['a.md', `---\n${CONFLICT}---\n# A`, 2],
  ['a.md', `# A\r\n\r\n>>>>>>> branch\r\n`, 3],
  ['a.md', `# A\n\n\`\`\`\n||||||| base\n\`\`\`\n`, 4],
  ['_nav.json', `[\n${CONFLICT}]`, 2],
  ['_fragments/f.md', CONFLICT, 1],
])('a merge that is not finished is the only thing that is told of %s: %j', (file, text, line) => {
  const { problems } = siteOf({ [file]: text });
  expect(problems).toEqual([
    expect.objectContaining({
      file: `content/${file}`,
      line,
      message: expect.stringContaining('conflict'),
    }),
  ]);
});

test.each(['Title\n=======\n', ' <<<<<<< HEAD', '>>> quoted', '<<<<<<<', '> > > > > > > deep'])(
  'what only looks alike is fine: %j',
  (text) => {
    expect(findConflict('a.md', text)).toEqual([]);
  },
);
