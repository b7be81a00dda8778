import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 AA and what axe holds to be good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type AxeResult = { violations: { id: string; nodes: { html: string }[] }[] };

/** The rules whose answer can change with nothing but the colours, or the width, of a page. */
const RULES = {
  colours: ['color-contrast', 'link-in-text-block'],
  width: ['target-size', 'scrollable-region-focusable'],
};

/**
 * What is in the way of someone on a page or in a frame as it stands, or in a part of it, each with the
 * element. Frames in it are not looked into.
 */
export async function violations(
  page: Pick<Page, 'evaluate'>,
  { within, only }: { within?: string; only?: keyof typeof RULES } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ runOnly, selector }) => {
      const { axe } = window as unknown as {
        axe: { run: (...args: unknown[]) => Promise<AxeResult> };
      };
      // A colour that is on its way to another may have too little contrast.
      for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
      // For whoever is in the drawer, the page under it, with its main part and heading, is not there.
      const isCovered = document.querySelector('[inert] main') !== null;
      const ofThePage = ['landmark-one-main', 'page-has-heading-one'];
      const result = await axe.run(selector ?? document, {
        runOnly,
        // What passes is not listed, which takes as long as the checks.
        resultTypes: ['violations'],
        iframes: false,
        // No rule of these needs the files of the page.
        preload: false,
        ...(runOnly.type === 'tag' && {
          rules: Object.fromEntries(ofThePage.map((rule) => [rule, { enabled: !isCovered }])),
        }),
      });
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
    },
    {
      runOnly: only ? { type: 'rule', values: RULES[only] } : { type: 'tag', values: TAGS },
      selector: within,
    },
  );
}

/** Nothing on a page is in the way of anyone, and nothing is wider than the window. */
export async function expectForEveryone(page: Page): Promise<void> {
  // What is under the top bar is too small to press.
  await page.evaluate(() => window.scrollTo(0, 0));
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
  expect(await violations(page)).toEqual([]);
}
