import { expectLive } from '../support/page-at-rest';
import { field, openSearch, rows } from '../support/search-page';
import { expect, test } from '../support/writer';

test.describe.configure({ mode: 'serial' });

const HELLO = '---\ntitle: "Hello"\ndescription: "A page."\n---\n\n';

test('a saved change of the text shows by itself and keeps place and appearance', async ({
  page,
  writer,
}) => {
  const tall = Array.from({ length: 60 }, (_, line) => `Paragraph ${line}.`).join('\n\n');
  await writer.write('hello.md', `${HELLO}${tall}\n`);
  const response = await page.goto(writer.url('/hello'), { timeout: 60_000 });
  // An element that is imported on the server would be an error there, though the page looks right.
  expect(response?.status()).toBe(200);
  await expect(page.getByText('Paragraph 59.')).toBeAttached();
  await expectLive(page);
  await page.getByRole('button', { name: /dark mode/ }).click();
  await page.evaluate(() => {
    window.scrollTo(0, 600);
    Object.assign(window, { sameDocument: true });
  });

  await writer.write('hello.md', `${HELLO}${tall}\n\nA new last line.\n`);
  await expect(page.getByText('A new last line.')).toBeAttached();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(600);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an island runs, and keeps its state when its page is saved', async ({ page, writer }) => {
  const write = (line: string) =>
    writer.write(
      'island.mdx',
      `${HELLO}${line}\n\n<Feedback question="Of use?" thanks="Thank you." href="/hello" />\n`,
    );
  await write('One.');
  await page.goto(writer.url('/island'), { timeout: 60_000 });
  await page.getByRole('button', { name: '👍' }).click();
  await expect(page.getByText('Thank you.')).toBeVisible();
  await write('Two.');
  await expect(page.getByText('Two.')).toBeVisible();
  await expect(page.getByText('Thank you.')).toBeVisible();
  await writer.remove('island.mdx');
});

test('a former path shows its page, which the sidebar and the top bar mark', async ({
  page,
  writer,
}) => {
  await page.goto(writer.url('/guide/develop/webComponent'), { timeout: 60_000 });
  const current = page.locator('[data-part="sidebar"] [aria-current="page"]');
  await expect(current).toHaveText('Web components');
  await expect(page.locator('header [aria-current]').filter({ visible: true })).toHaveText('FAQ');
});

test('the Markdown of a page lies beside it, and is that of the last save', async ({
  request,
  writer,
}) => {
  for (const text of ['One.', 'Another.']) {
    await writer.write('hello.md', `${HELLO}${text}\n`);
    const markdown = await request.get(writer.url('/hello.md'), { timeout: 60_000 });
    expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    // Before it stands where the page is published.
    expect(await markdown.text()).toMatch(
      new RegExp(`^> Source: .+/hello>.+\\n\\n# Hello\\n\\n> A page\\.\\n\\n${text}\\n$`),
    );
  }
  expect((await request.get(writer.url('/api/index.md'))).status()).toBe(200);
  expect((await request.get(writer.url('/nope.md'))).status()).toBe(404);
  const whole = await request.get(writer.url('/llms-full.txt'), { timeout: 60_000 });
  expect(await whole.text()).toContain('Another.');
  expect((await request.get(writer.url('/nope/llms.txt'))).status()).toBe(404);
});

test('the search finds what was saved last', async ({ page, writer }) => {
  test.setTimeout(150_000);
  await writer.write('hello.md', `${HELLO}A quetzalword.\n`);
  await page.goto(writer.url('/api/run'), { timeout: 60_000 });
  // A change that is rendered meanwhile closes the search. The preview builds the worker when it is asked for.
  await expect(async () => {
    if (!(await field(page).isVisible())) await openSearch(page);
    // On a busy machine the first answer of the preview takes longer than the search waits.
    const retry = page.getByRole('button', { name: 'Retry' });
    if (await retry.isVisible()) await retry.click();
    await field(page).fill('quetzalword');
    await expect(rows(page).first()).toHaveAttribute('href', '/hello', { timeout: 20_000 });
  }).toPass({ timeout: 120_000 });
});

test('changes of the front matter and of _meta.json, and new, renamed and deleted pages show by themselves', async ({
  page,
  writer,
}) => {
  const order = (...names: string[]) => writer.write('issues/_meta.json', JSON.stringify(names));
  await page.goto(writer.url('/issues/webComponent'), { timeout: 60_000 });
  const links = page.locator('[data-part="sidebar"]').getByRole('link');
  const others = ['FAQ', 'Nothing renders?', 'Error messages'];
  await expect(links).toHaveText([...others, 'Web components']);
  await order('webComponent', 'index', 'nothing-renders', 'errors');
  await expect(links).toHaveText(['Web components', ...others]);
  await writer.write('issues/webComponent.md', '---\ntitle: Another name\n---\n\nText.\n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Another name');
  await expect(links).toHaveText(['Another name', ...others]);

  await writer.write('issues/fresh.md', '---\ntitle: Fresh\n---\n\nNew page.\n');
  await order('index', 'nothing-renders', 'errors', 'webComponent', 'fresh');
  await expect(links).toHaveText([...others, 'Another name', 'Fresh']);
  await links.last().click();
  await expect(page.getByText('New page.')).toBeVisible();
  await writer.rename('issues/fresh.md', 'issues/renamed.md');
  await order('index', 'nothing-renders', 'errors', 'webComponent', 'renamed');
  await page.goto(writer.url('/issues/renamed'));
  await expect(page.getByText('New page.')).toBeVisible();
  await writer.remove('issues/renamed.md');
  await order('index', 'nothing-renders', 'errors', 'webComponent');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PAGE NOT FOUND');
});

test('a broken file, a link to none and a missing folder are explained over the page, and mending them recovers', async ({
  page,
  writer,
}) => {
  await writer.write('hello.md', `${HELLO}All is well.\n`);
  await page.goto(writer.url('/hello'), { timeout: 60_000 });
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const alert = page.getByRole('alert').filter({ hasText: 'in the content' });
  await expect(alert).toHaveCount(0);
  for (const [source, place, sentence] of [
    ['---\ntitle: a: b\n---\n', 'content/hello.md:2:8', 'not valid YAML'],
    [`${HELLO}See [run](/api/rum).\n`, 'content/hello.md:6:5', 'Write "/api/run".'],
  ] as const) {
    await writer.write('hello.md', source);
    await expect(alert).toContainText(place);
    await expect(alert).toContainText(sentence);
  }
  await writer.write('hello.md', `${HELLO}All is well again.\n`);
  await expect(alert).toHaveCount(0);

  // The other pages stay usable.
  await writer.write('issues/_meta.json', '["index" "other"]\n');
  await expect(alert).toContainText('content/issues/_meta.json:1:');
  await expect(page.getByText('All is well again.')).toBeVisible();
  await writer.write(
    'issues/_meta.json',
    '["index", "nothing-renders", "errors", "webComponent"]\n',
  );
  await expect(alert).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // A link that leads to no file, until it goes
  await writer.link('nowhere.md', 'broken.md');
  await expect(alert).toContainText('content/broken.md');
  await writer.remove('broken.md');
  await expect(alert).toHaveCount(0);

  // A folder that goes as a whole, as with another branch, is followed when it is back.
  await writer.rename('.', '../preview-of-another-branch');
  await expect(alert).toContainText('The folder contains no page.');
  await writer.rename('../preview-of-another-branch', '.');
  await expect(page.getByText('All is well again.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await writer.write('hello.md', `${HELLO}Saved after that.\n`);
  await expect(page.getByText('Saved after that.')).toBeVisible();
});
