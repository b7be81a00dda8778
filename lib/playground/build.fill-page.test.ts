import { expect, test } from '@jest/globals';
import { fillPage } from './build';

const PAGE = 'lib/playground/stage/stage.html';
const VALUES = {
  hash: "'sha256-x'",
  style: '<style>a {hash}</style>',
  script: '<script></script>',
};

test('a page is filled with each value as it is, and a value without a placeholder is refused', async () => {
  const page = await fillPage(PAGE, VALUES);
  for (const value of Object.values(VALUES)) expect(page).toContain(value);
  await expect(fillPage(PAGE, { sources: 'x' })).rejects.toThrow(`${PAGE} has no {sources}.`);
});
