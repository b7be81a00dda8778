import { expect, test } from './engine-test';

test('links lead on, without a full load in browsers with the Navigation API; Back and Forward restore the place', async ({
  tab,
  sites,
}) => {
  await tab.open(sites.site('/issues/'));
  await tab.run(() => {
    Object.assign(window, { isSameDocument: true });
    window.scrollTo({ top: 2500, behavior: 'instant' });
  });
  await tab.until(() => window.scrollY > 2000);
  const left = await tab.run(() => window.scrollY);
  await tab.click('[data-part="navbar"] nav a', 'API');
  await tab.untilAt(sites.site('/api/'));
  await tab.until(() => window.scrollY === 0);
  await tab.back();
  await tab.untilAt(sites.site('/issues/'));
  // Firefox scrolls by parts of a pixel.
  await tab.until((place) => Math.abs(window.scrollY - place) < 3, left);
  await tab.forward();
  await tab.untilAt(sites.site('/api/'));
  const [isSame, hasApi] = await tab.run(() => [
    Reflect.get(window, 'isSameDocument') === true,
    'navigation' in window,
  ]);
  expect(isSame).toBe(hasApi);
});

test('Back and Forward show the page that the address names, after jumps, links and a reload', async ({
  tab,
  sites,
}) => {
  const steps = [
    ['/api/run', 'Garfish.run'],
    ['/api/run#options', 'Garfish.run'],
    ['/api/channel', 'Garfish.channel'],
    ['/api/channel#pitfalls', 'Garfish.channel'],
    ['/api/loader', 'Garfish.loader'],
  ] as const;
  const expectStep = async (step: number) => {
    const [path = '', title = ''] = steps[step] ?? [];
    await tab.untilAt(sites.site(path));
    await tab.until((words) => document.querySelector('h1')?.textContent === words, title);
  };
  await tab.open(sites.site(steps[0][0]));
  for (const [step, [path]] of steps.slice(1).entries()) {
    const hash = /#.*$/.exec(path)?.[0];
    await tab.click(
      hash ? `[data-part="outline"] a[href="${hash}"]` : `[data-part="sidebar"] a[href="${path}"]`,
    );
    await expectStep(step + 1);
  }
  for (const step of [3, 2, 1]) {
    await tab.back();
    await expectStep(step);
  }
  for (const step of [2, 3]) {
    await tab.forward();
    await expectStep(step);
  }
  await tab.reload();
  await tab.untilAlive();
  await expectStep(3);
  for (const step of [2, 1, 0]) {
    await tab.back();
    await expectStep(step);
  }
});

test('a link to a heading scrolls to it, and the path takes its canonical form', async ({
  tab,
  sites,
}) => {
  await tab.open(sites.site('/api/run.html?x=1#sandbox'));
  await tab.untilAt(sites.site('/api/run?x=1#sandbox'));
  await tab.until(() => {
    const top = document.getElementById('sandbox')?.getBoundingClientRect().top ?? 0;
    return top > 50 && top < 130;
  });
});

test('a part that the URL hides stays hidden behind links', async ({ tab, sites }) => {
  await tab.open(sites.site('/api/run?sidebar=0'));
  await tab.click('main a[href^="/api/"]');
  await tab.until(() => location.search === '?sidebar=0' && location.pathname !== '/api/run');
  await tab.untilShown('[data-part="sidebar"]', false);
});

test('the language menu leads to the same page', async ({ tab, sites }) => {
  await tab.open(sites.fixture('/guide/a?from=1#api'));
  await tab.hover('summary[aria-label="Language"]');
  await tab.click('[data-part="navbar"] details a[hreflang]', '中文');
  await tab.untilAt(sites.fixture('/zh/guide/a?from=1#api'));
});
