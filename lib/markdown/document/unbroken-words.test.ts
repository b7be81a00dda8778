import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { renderText } from '../../../tests/support/render-text';

const render = async (body: string) =>
  renderToStaticMarkup(await renderText(body, 'guide/a.md')).replace(/\n/g, '');

test('a sub-app stays in one line, and its text stays as it was typed', async () => {
  const html = await render('A sub-app, **Sub-apps** and single-spa.');
  expect(html).toBe(
    '<p>A <span data-whole="">sub-app</span>, <strong><span data-whole="">Sub-apps</span></strong> and <span data-whole="">single-spa</span>.</p>',
  );
});

test('code and other words stay as they are', async () => {
  expect(await render('`sub-app` and a sub-app-like micro-frontend')).not.toContain('data-whole');
});
