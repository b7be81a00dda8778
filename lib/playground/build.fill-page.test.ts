import { expect, test } from '@jest/globals';
import { fillPage } from './build';

const PAGE = 'lib/playground/stage/stage.html';
const PARTS = {
  hash: "'sha256-x'",
  style: '<style>a {hash}</style>',
  script: '<script>1</script>',
};

test('each part stands in its place, as it is', async () => {
  const page = await fillPage(PAGE, PARTS);
  for (const part of Object.values(PARTS)) expect(page).toContain(part);
});

test('a part for which the page has no place is refused', async () => {
  await expect(fillPage(PAGE, { ...PARTS, sources: 'x' })).rejects.toThrow(
    'lib/playground/stage/stage.html has no {sources}.',
  );
});
