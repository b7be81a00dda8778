import { readFileSync } from 'node:fs';
import escapeStringRegexp from 'escape-string-regexp';
import { scenarioOf } from '../support/exported-scenarios';
import {
  choose,
  expectSoon,
  expectStates,
  type RunningPlayground,
  runScenario,
} from '../support/playground-page';
import { type Checks, testScenarios } from '../support/scenario-checks';
import { expect, test } from '../support/watched-page';

/** What stands in the messages for the names in angle brackets. */
const VALUES: Readonly<Record<string, string>> = {
  url: '\\S+/apps/shop/shop\\.html',
  code: '404',
  value: '#sub-app',
  id: 'prices\\.js',
  name: 'Shop',
  key: 'Prices',
};

/** The message of an entry on `/issues/errors`: its heading, or what the entry quotes. */
function documented(anchor: string): RegExp {
  const text = readFileSync('content/issues/errors.mdx', 'utf8');
  const [, heading = '', entry = ''] =
    new RegExp(`^### (.*) \\{#${anchor}\\}\\n([\\s\\S]*?)(?=^### )`, 'm').exec(text) ?? [];
  const quoted = /`+(The .*?)`+/.exec(entry)?.[1];
  const message = /^`+(.*?)`+$/.exec(heading)?.[1] ?? quoted ?? 'nothing';
  return new RegExp(
    escapeStringRegexp(message).replace(/<(\w+)>/g, (_, name) => VALUES[name] ?? '<>'),
  );
}

/** What readers see of a failure, and what when it is mended. */
type Seen = {
  /** The hook that gets the error, or how it ends otherwise; nothing if there is no message. */
  by?: string;
  /** The message in the status, where it is not the documented one. */
  message?: RegExp;
  /** What the stage shows; nothing if the container stays empty. */
  broken?: string;
  mended: string;
};

const OPEN = 'The shop is open.';

const LOADING: Readonly<Record<string, Seen>> = {
  'missing-entry': { by: 'errorLoadApp', mended: OPEN },
  'blocked-entry': { by: 'errorLoadApp', mended: OPEN },
  'blocked-script': { by: 'errorMountApp', mended: OPEN },
  'html-for-script': { by: 'errorMountApp', mended: OPEN },
  'html-as-javascript': { by: 'errorMountApp', mended: OPEN },
  'wrong-public-path': {
    by: 'unhandled rejection',
    mended: 'The shop is open. Rope: 12 crowns',
  },
  'login-redirect': { by: 'errorMountApp', message: /"provider" is "undefined"/, mended: OPEN },
  'unknown-name': { by: 'thrown to the host', mended: OPEN },
  'app-is-null': { by: 'thrown to the host', mended: 'The shop is closed today.' },
};

const MOUNTING: Readonly<Record<string, Seen>> = {
  'missing-provider': { by: 'errorMountApp', mended: OPEN },
  'missing-destroy': { by: 'errorMountApp', mended: OPEN },
  'throwing-render': { by: 'errorMountApp', mended: 'The shop has no articles today.' },
  'wrong-container': { by: 'errorMountApp', mended: OPEN },
  'module-script': { by: 'errorMountApp', mended: OPEN },
  'process-env': { by: 'errorMountApp', mended: OPEN },
  'exports-declared': { by: 'errorMountApp', mended: OPEN },
  'package-not-found': {
    by: 'errorMountApp',
    message: /undefined \(reading 'rope'\)/,
    mended: 'Rope: 12 crowns',
  },
  'two-reacts': { by: 'uncaught', message: /reading 'useState'/, mended: 'Sold: 0' },
  'local-storage': { broken: 'Token: null', mended: 'Token: a7' },
};

const RETURNING: Readonly<Record<string, Seen>> = {
  'unmounted-root': {
    by: 'thrown to the host',
    message: /Minified React error #409/,
    mended: OPEN,
  },
  'styles-lost': { mended: 'The shop in rgb(46, 139, 87)' },
  'quick-routes': { broken: 'Cart', mended: 'Orders' },
  'basename-slash': { mended: 'Cart' },
  'guard-without-next': { mended: 'Orders' },
};

test.use({
  expectedFaults:
    /Garfish warning|Failed to fetch|Content Security Policy|articles|Unexpected token|Loading chunk|outside a module|reading '(env|rope|useState)'|React error #409|'exports'/,
});

/** Runs a failure as it is, and then as the switch mends it. */
async function seeBoth(playground: RunningPlayground, id: string, seen: Seen) {
  const { box, stage, status, button, events } = playground;
  const { explained = '/#', path } = scenarioOf(id);
  const { by, broken, mended } = seen;
  if (by) {
    const message = seen.message ?? documented(explained.split('#')[1] ?? '');
    await expectSoon(status).toContainText(message);
    await expect(status.locator('code')).toHaveText(by);
    const link = status.getByRole('link', { name: 'What it means' });
    expect(await link.getAttribute('href')).toBe(explained);
    if (by.startsWith('error')) {
      const lines = await events();
      expect(lines).toContainEqual(expect.stringMatching(`^shop ${by} `));
      expect(lines).toContainEqual(expect.stringMatching(`^host error .*${message.source}`));
    }
    const failure = box.locator('li[data-level="failure"]').last();
    await expect(failure.locator('em')).toHaveText('✕ failure');
    await expect(failure).toBeInViewport();
  }
  if (broken) await expectSoon(stage.locator('section')).toContainText(broken);
  else await expect(stage.locator('section')).not.toContainText(mended);
  await button('Fixed').click();
  await expectSoon(stage.locator('section')).toContainText(mended);
  if (broken) await expect(stage.locator('section')).not.toContainText(broken);
  await expect(status.locator('code')).toHaveCount(0);
  if (path) await expect(box.getByRole('textbox')).toHaveValue(/\/(cart|orders)$/);
  await expect(button('Fixed')).toHaveAttribute('aria-pressed', 'true');
}

const checksOf = (cases: Readonly<Record<string, Seen>>): Checks =>
  Object.fromEntries(
    Object.entries(cases).map(([id, seen]) => [id, (playground) => seeBoth(playground, id, seen)]),
  );

testScenarios('Failures', ...[LOADING, MOUNTING, RETURNING].map(checksOf));

test('a provider that comes too late shows its message, which leads to the entry, and entries lead to failures', async ({
  page,
}) => {
  const playground = await runScenario(page, 'late-provider');
  await choose(playground, 'late-provider', { asyncProviderTimeout: '500' });
  await expectSoon(playground.status).toContainText(documented('provider-is-undefined'));
  await playground.status.getByRole('link').click();
  await expect(page).toHaveURL(/\/issues\/errors#provider-is-undefined$/);
  await expect(page.locator('#provider-is-undefined')).toBeInViewport();

  // From an entry, too, a link leads to its failure.
  await page.locator('main a[href$="?playground=module-script"]').click();
  await expect(page).toHaveURL(/\/playground\?playground=module-script$/);
  await expectSoon(playground.status).toContainText('outside a module');
});

test('the form is in the URL', async ({ page }) => {
  const playground = await runScenario(page, 'module-script', {
    choices: '&playground.form=mended',
  });
  await expectStates(playground, 'shop: on the page');
  await playground.button('Broken').click();
  await expect(page).toHaveURL(/playground=module-script$/);
});
