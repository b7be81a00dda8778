import { expect, expectFree, test } from '../e2e/support/example-servers';

test.describe.configure({ timeout: 240_000 });

test('the browser tests of examples/testing pass, and start their two servers themselves', async ({
  servers,
}) => {
  await expectFree([8087, 8088]);
  const command =
    'node_modules/.bin/playwright test --config e2e/support/testing-example.config.ts';
  const running = servers.type(command, '.');
  const status = await running.ended;
  expect(running.said()).toContain('4 passed');
  expect(status).toBe(0);
});
