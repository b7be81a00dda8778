import { readFileSync } from 'node:fs';
import { expectSoon, runScenario } from '../support/playground-page';
import { expect, test } from '../support/watched-page';

const FAILURES: readonly [
  id: string,
  hook: string,
  anchor: string,
  values: Record<string, string>,
][] = [
  [
    'missing-entry',
    'errorLoadApp',
    'load-failed-with-status',
    { url: '\\S+/apps/shop/index\\.html', code: '404' },
  ],
  ['blocked-entry', 'errorLoadApp', 'failed-to-fetch', {}],
  ['html-for-script', 'errorMountApp', 'provider-is-undefined', {}],
  ['missing-provider', 'errorMountApp', 'provider-is-undefined', {}],
  ['blocked-script', 'errorMountApp', 'provider-is-undefined', {}],
  ['wrong-container', 'errorMountApp', 'invalid-domgetter', { value: '#sub-app' }],
];

/** The message in the heading of an entry on `/issues/errors`. */
function documented(anchor: string): string {
  const text = readFileSync('content/issues/errors.mdx', 'utf8');
  const [, message = ''] = new RegExp(`^### \`+(.*?)\`+ .*\\{#${anchor}\\}`, 'm').exec(text) ?? [];
  return message;
}

/** The pattern of a documented message with what stands for the names in angle brackets. */
function patternOf(message: string, values: Record<string, string>): RegExp {
  const escaped = message.replace(/[.?*()[\]{}|\\^$+]/g, '\\$&');
  return new RegExp(escaped.replace(/<(\w+)>/g, (_, name) => values[name] ?? '<>'));
}

test.use({ expectedFaults: /Garfish warning|Failed to fetch|Content Security Policy|articles/ });

for (const [id, hook, anchor, values] of FAILURES) {
  test(`the failure “${id}” shows the documented message and leads to it`, async ({ page }) => {
    const message = documented(anchor);
    expect(message).not.toBe('');
    const playground = await runScenario(page, id);
    await expectSoon(playground.status).toContainText(patternOf(message, values));
    await expect(playground.status.locator('code')).toHaveText(hook);
    const hooks = (await playground.events('hook', 'shop')).map((line) => line.split(' ')[1]);
    expect(hooks).toContain(hook);
    expect(await playground.events('console')).toContainEqual(
      expect.stringMatching(patternOf(message, values)),
    );
    await playground.status.getByRole('link', { name: 'What it means' }).click();
    await expect(page).toHaveURL(new RegExp(`/issues/errors#${anchor}$`));
  });
}

test('a render that throws reaches errorMountApp', async ({ page }) => {
  const playground = await runScenario(page, 'throwing-render');
  await expectSoon(playground.status).toContainText('errorMountApp The shop has no articles');
  await playground.status.getByRole('link', { name: 'What it means' }).click();
  await expect(page).toHaveURL(/\/guide\/concept\/lifecycle#mount-rejects$/);
});

test('a provider that comes later than Garfish waits fails as documented', async ({ page }) => {
  const playground = await runScenario(page, 'late-provider', {
    choices: '&playground.wait=500',
  });
  await expectSoon(playground.status).toContainText(documented('provider-is-undefined'));
});
