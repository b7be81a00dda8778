import { readFileSync } from 'node:fs';
import type { Scenario } from '../../lib/playground/scenario';
import { SCENARIOS, type ScenarioId } from '../../lib/playground/scenarios';
import { failures } from '../../lib/playground/scenarios/failures';
import { choose, expectForEveryone, expectSoon, runScenario } from '../support/playground-page';
import { expect, test } from '../support/watched-page';

/** What stands in the messages for the names in angle brackets. */
const VALUES: Readonly<Record<string, string>> = {
  url: '\\S+/apps/shop/index\\.html',
  code: '404',
  value: '#sub-app',
};

/** The message of an entry on `/issues/errors`: its heading, or what the entry quotes. */
function documented(anchor: string): RegExp {
  const text = readFileSync('content/issues/errors.mdx', 'utf8');
  const [, heading = '', entry = ''] =
    new RegExp(`^### (.*) \\{#${anchor}\\}\\n([\\s\\S]*?)(?=^### )`, 'm').exec(text) ?? [];
  const quoted = /`+(The .*?)`+/.exec(entry)?.[1];
  const message = /^`+(.*?)`+$/.exec(heading)?.[1] ?? quoted ?? 'nothing';
  const escaped = message.replace(/[.?*()[\]{}|\\^$+]/g, '\\$&');
  return new RegExp(escaped.replace(/<(\w+)>/g, (_, name) => VALUES[name] ?? '<>'));
}

test.use({ expectedFaults: /Garfish warning|Failed to fetch|Content Security Policy|articles/ });

test('each failure shows the documented message, is for everyone, and leads to the message', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const playground = await runScenario(page, 'missing-entry');
  const cases: [ScenarioId, options: Record<string, string>][] = [
    ...(Object.keys(failures) as ScenarioId[]).map((id): [ScenarioId, Record<string, string>] => [
      id,
      {},
    ]),
    ['late-provider', { asyncProviderTimeout: '500' }],
  ];
  for (const [id, options] of cases) {
    await test.step(id, async () => {
      const { explained: see = '' } = SCENARIOS[id] as Scenario;
      const hook = id.endsWith('-entry') ? 'errorLoadApp' : 'errorMountApp';
      const message = documented(see.split('#')[1] ?? '');
      await choose(playground, id, options);
      await expectSoon(playground.status).toContainText(message);
      await expect(playground.status.locator('code')).toHaveText(hook);
      const link = playground.status.getByRole('link', { name: 'What it means' });
      expect(await link.getAttribute('href')).toBe(see);
      const lines = await playground.events();
      expect(lines).toContainEqual(expect.stringMatching(`^(shop|late) ${hook} `));
      expect(lines).toContainEqual(expect.stringMatching(`^host error .*${message.source}`));
      await expectForEveryone(page, playground);
    });
  }
  await playground.status.getByRole('link').click();
  await expect(page).toHaveURL(/\/issues\/errors#provider-is-undefined$/);
  await expect(page.locator('#provider-is-undefined')).toBeInViewport();
});
