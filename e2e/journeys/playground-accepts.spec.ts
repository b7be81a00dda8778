import {
  expectSoon,
  expectStates,
  openCode,
  RUN,
  type RunningPlayground,
  runScenario,
} from '../support/playground-page';
import { expect, test } from '../support/watched-page';

test.use({ expectedFaults: /.*/ });

/** Runs code instead of the host’s. */
async function runHost(playground: RunningPlayground, change: (code: string) => string) {
  const field = await openCode(playground);
  const code = await field.inputValue();
  await field.fill(change(code));
  await field.press(RUN);
  return code;
}

test('a host may be written in any way that a module allows', async ({ page }) => {
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  const IMPORT = "import Garfish from 'garfish';";
  for (const head of [
    `// A comment\n${IMPORT}`,
    `'use strict';\n\n${IMPORT}`,
    "import { default as Garfish } from 'garfish';",
    "import * as all from 'garfish';\nconst Garfish = all.default;",
    `import  Garfish  from "garfish";\nawait new Promise((done) => setTimeout(done, 50));`,
    '',
  ]) {
    // The title tells this run from the one before.
    const mark = `head ${head.length}`;
    const first = await runHost(playground, (code) =>
      code.replace(IMPORT, head).concat(`\nconsole.log('${mark}');`),
    );
    await expectStates(playground, 'cart: on the page');
    await expectSoon.poll(() => playground.events('console')).toContain(`host log ${mark}`);
    if (head === '') {
      expect((await playground.events('console')).join()).toContain('does not import Garfish');
    }
    const field = await openCode(playground);
    await field.fill(first);
  }
});

test('what the stage cannot run is named with its line, and leads to no entry about something else', async ({
  page,
}) => {
  const playground = await runScenario(page, 'throwing-render');
  const { box } = playground;
  await expectSoon(box.getByRole('link', { name: 'What it means' })).toBeVisible();
  for (const [line, message] of [
    ["import _ from 'lodash';", '"lodash" can\'t be imported: only garfish is here.'],
    ['let name: string;', 'This playground runs JavaScript, so remove the types of TypeScript.'],
    [
      'const view = <b>Hello</b>;',
      'This playground runs JavaScript, so write createElement() instead of JSX.',
    ],
  ] as const) {
    const first = await runHost(playground, (code) => `${line}\n${code}`);
    await expectSoon(playground.status).toContainText(`host.js, line 1: ${message}`);
    await expect(box.getByRole('link', { name: 'What it means' })).toHaveCount(0);
    await (await openCode(playground)).fill(first);
  }
});

test('calls that do nothing on the stage are in the timeline', async ({ page }) => {
  const playground = await runScenario(page, 'first-mount');
  await expectStates(playground, 'cart: on the page');
  await runHost(playground, (code) =>
    code.concat("\nalert('Hello');\nvoid fetch('https://example.com/prices');\n"),
  );
  await expectSoon
    .poll(async () => (await playground.events('console')).join())
    .toContain('alert() does nothing here');
  expect((await playground.events('console')).join()).toContain(
    'The stage has no network: https://example.com/prices gets the status 404.',
  );
});
