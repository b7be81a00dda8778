import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from './examples/example-test';

test.describe.configure({ timeout: 240_000 });

test('the browser tests of examples/testing pass, and start their two servers themselves', async ({
  examples,
}) => {
  const { folder } = await examples.copy('testing');
  // In the browser of this repository.
  await writeFile(
    join(folder, 'lab.config.ts'),
    `import site from '${resolve('playwright.config.ts')}';
import example from './playwright.config';

export default { ...example, use: { ...site.use, ...example.use } };
`,
  );
  const running = examples.type('playwright test --config lab.config.ts', folder);
  const status = await running.ended;
  expect(running.said()).toContain('4 passed');
  expect(status).toBe(0);
});
