import { test } from './engine-test';

const PHONE: [number, number] = [375, 700];
const MENU = '#frame-navigation';
const DRAWER = '#frame-sidebar';

test.describe('on a small screen', () => {
  test.use({ size: PHONE });

  test('the menu covers the page, and closes by Escape and by a link', async ({ tab, sites }) => {
    await tab.open(sites.fixture('/guide/a'));
    await tab.click(`button[popovertarget="${MENU.slice(1)}"]`);
    await tab.untilShown(`${MENU}:popover-open`);
    await tab.until(() => document.querySelector('main')?.closest('[inert]') !== null);
    await tab.press('Escape');
    await tab.untilShown(`${MENU}:popover-open`, false);
    await tab.click(`button[popovertarget="${MENU.slice(1)}"]`);
    await tab.click(`${MENU} a`, 'Reference');
    await tab.untilAt(sites.fixture('/reference/'));
    await tab.untilShown(`${MENU}:popover-open`, false);
  });

  test('the sidebar closes by a click beside it and by Escape', async ({ tab, sites }) => {
    await tab.open(sites.fixture('/guide/a'));
    await tab.click('[data-part="menu-bar"] [data-opens="sidebar"]');
    await tab.untilShown(`${DRAWER}:popover-open`);
    await tab.clickAt({ x: 360, y: 400 });
    await tab.untilShown(`${DRAWER}:popover-open`, false);
    await tab.click('[data-part="menu-bar"] [data-opens="sidebar"]');
    await tab.untilShown(`${DRAWER}:popover-open`);
    await tab.press('Escape');
    await tab.untilShown(`${DRAWER}:popover-open`, false);
  });
});

test.describe('on a tablet that is turned', () => {
  test.use({ size: [1180, 820] });

  test('the frame follows the width of the window', async ({ tab, sites }) => {
    await tab.open(sites.fixture('/guide/a'));
    for (let turn = 0; turn < 2; turn++) {
      await tab.resize(820, 1180);
      await tab.untilShown('[data-part="menu-bar"] [data-opens="sidebar"]');
      await tab.untilShown('[data-part="navbar"] nav a', false);
      await tab.resize(1180, 820);
      await tab.untilShown('[data-part="menu-bar"] [data-opens="sidebar"]', false);
      await tab.untilShown('[data-part="navbar"] nav a');
    }
  });
});

test('a group of the top bar opens by mouse and by key', async ({ tab, sites }) => {
  await tab.open(sites.fixture('/guide/a'));
  const group = '[data-part="navbar"] nav details';
  await tab.hover(`${group} summary`);
  await tab.untilShown(`${group} a`);
  await tab.movePointer({ x: 300, y: 600 });
  await tab.untilShown(`${group} a`, false);
  await tab.run((css) => document.querySelector<HTMLElement>(css)?.focus(), `${group} summary`);
  await tab.press('Enter');
  await tab.untilShown(`${group} a`);
  await tab.press('Escape');
  await tab.untilShown(`${group} a`, false);
});

test('the outline marks the last section at the end of the page', async ({ tab, sites }) => {
  await tab.open(sites.fixture('/guide/long-page'));
  await tab.run(() => window.scrollTo({ top: 1e6, behavior: 'instant' }));
  await tab.until(() => {
    const links = [...document.querySelectorAll('[data-part="outline"] a')];
    return links.at(-1)?.hasAttribute('aria-current') ?? false;
  });
});

test('the theme is switched, and stays after a reload', async ({ tab, sites }) => {
  const isDark = () => document.documentElement.dataset.theme === 'dark';
  const isStored = () => localStorage.getItem('rspress-theme-appearance') === 'dark';
  await tab.open(sites.site('/'));
  await tab.click('[data-part="navbar"] button', 'Switch to dark mode');
  await tab.until(isDark);
  await tab.until(isStored);
  await tab.until(() => document.getAnimations().length === 0);
  await tab.reload();
  await tab.until(isDark);
});
