import type { Page } from '@playwright/test';
import { MODES } from './compatibility/stacks';
import { runOf } from './compatibility/table';
import { type Examples, expect, test } from './examples/example-test';

/** The examples in which a host shows a React and a Vue app, with the ports that their files name. */
const EXAMPLES = [
  { folder: 'quick-start', ports: { host: 8090, 'react-app': 8091, 'vue-app': 8092 } },
  { folder: 'vite', ports: { host: 8093, 'react-app': 8094, 'vue-app': 8095 } },
];

const COMMANDS: Record<(typeof MODES)[number], string> = {
  'the dev servers': 'npm run dev',
  'the builds': 'npm run build && npm run preview',
};

test.describe.configure({ timeout: 240_000 });

for (const { folder, ports } of EXAMPLES) {
  for (const mode of MODES) {
    const annotation = { type: 'run', description: runOf(folder, mode) };

    test(`${mode} of examples/${folder} show both apps, their routes, and nothing else`, {
      annotation,
    }, async ({ page, examples, watch }) => {
      const urls = await start(examples, folder, ports, COMMANDS[mode]);
      await journey(page, urls.host);
      await alone(page, `${urls['react-app']}products/7`, 'This is product 7.');
      await alone(page, `${urls['vue-app']}orders/3`, 'This is order 3.');
      expect(watch.faults).toEqual([]);
    });
  }
}

for (const mode of MODES) {
  // The host lends its React to the build.
  const command = COMMANDS[mode].replace('npm run build', 'SHARED=1 npm run build');
  const annotation = { type: 'run', description: runOf('react', mode) };

  test.describe(`${mode} of examples/react`, () => {
    // React reports what an error boundary has caught.
    test.use({ expectedFaults: /Invalid currency code/ });

    test('show a bridged app with props, a lazy chunk and an error boundary', {
      annotation,
    }, async ({ page, examples }) => {
      const { host } = await start(examples, 'react', { host: 8096, 'bridge-app': 8098 }, command);
      const container = page.locator('#container');
      await page.goto(`${host}react`);
      await expect(container).toContainText('My basename is /react');
      await page.getByRole('link', { name: 'Prices' }).click();
      await expect(container).toContainText('A ticket costs €20.00');
      await expect(page.locator('.prices')).toHaveCSS('color', 'rgb(8, 126, 164)');
      await page.getByRole('link', { name: 'Home' }).click();
      await expect(container).toBeEmpty();
      await page.getByRole('link', { name: 'React' }).click();
      await expect(container).toContainText('My basename is /react');

      await page.goto(host);
      await page.evaluate(() => {
        Object.assign(window.Garfish.appInfos['bridge-app'] ?? {}, {
          props: { currency: 'euro' },
        });
      });
      await page.getByRole('link', { name: 'React' }).click();
      await page.getByRole('link', { name: 'Prices' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        'This app has failed: Invalid currency code : euro',
      );
    });
  });
}

/** Goes to both apps and to a route in each, back, and away. */
async function journey(page: Page, host: string): Promise<void> {
  const container = page.locator('#container');
  const show = (path: string, ...texts: string[]) =>
    test.step(path, async () => {
      for (const text of texts) await expect(container).toContainText(text);
      // Vue Router ends its first address with a slash.
      await expect(page).toHaveURL(new RegExp(`^${host}${path.slice(1)}/?$`));
    });
  const go = (name: string) => page.getByRole('link', { name, exact: true }).click();

  await page.goto(host);
  await expect(container).toBeEmpty();
  await go('React');
  await show('/react', 'React app', 'My basename is /react', 'Product 7');
  await expect(page.locator('.react-app')).toHaveCSS('border-top-color', 'rgb(8, 126, 164)');
  await go('Product 7');
  await show('/react/products/7', 'This is product 7.');
  await go('All products');
  await show('/react', 'Product 7');
  await go('Vue');
  await show('/vue', 'Vue app', 'My basename is /vue', 'Order 3');
  await expect(page.locator('.react-app')).toHaveCount(0);
  await expect(page.locator('.vue-app')).toHaveCSS('border-top-color', 'rgb(66, 184, 131)');
  await go('Order 3');
  await show('/vue/orders/3', 'This is order 3.');
  await page.goBack();
  await expect(container).toContainText('Order 3');
  await page.goBack();
  await show('/react', 'Product 7');
  await go('Home');
  await expect(container).toBeEmpty();
  // What a router leaves behind would write its old base in front of the path.
  await go('Vue');
  await expect(container).toContainText('Order 3');
  await page.evaluate(() => history.pushState(null, '', '/react/products/7'));
  await show('/react/products/7', 'This is product 7.');
  await page.reload();
  await show('/react/products/7', 'This is product 7.');
}

/** An app without a host. */
async function alone(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('body')).toContainText(text);
  await expect(page.locator('body')).toContainText('My basename is /');
  await expect(page).toHaveURL(address);
}

/** Starts all projects of an example, and gives their URLs. */
async function start<Project extends string>(
  { copy, type, answer }: Examples,
  example: string,
  ports: Record<Project, number>,
  command: string,
): Promise<Record<Project, string>> {
  const { folder, url } = await copy(example);
  const projects = Object.keys(ports) as Project[];
  const urls = projects.map((project) => url(ports[project]));
  await Promise.all(
    projects.map((project, index) =>
      answer(urls[index] ?? '', type(command, `${folder}/${project}`)),
    ),
  );
  return Object.fromEntries(projects.map((project, index) => [project, urls[index]])) as Record<
    Project,
    string
  >;
}
