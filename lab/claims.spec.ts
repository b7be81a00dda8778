import { expect, type Page, test } from '@playwright/test';
import { CLAIMS, SENTENCES } from './claims/all';
import { runClaim } from './claims/host-page';
import { wordsOf } from './claims/page-text';

test.describe.configure({ timeout: 20_000 });

/** One page for all claims of a worker: each of them loads its host again. */
let shared: Page;

test.beforeAll(async ({ browser }) => {
  shared = await browser.newPage();
});

test.afterAll(() => shared.close());

for (const claim of CLAIMS) {
  const { at, says, gives, clock, also = [] } = claim;
  const sentences = [claim, ...also];

  test(`${at}: ${says}`, async ({ browser }) => {
    for (const { at, says } of sentences)
      expect(
        wordsOf(pathOf(at)).get(at.split('#')[1] ?? ''),
        `The sentence that a claim in lab/claims/ holds is gone from ${at}. Check whether the claim still shows what the page says now, and update its sentence.`,
      ).toContain(says);
    const page = clock ? await browser.newPage() : shared;
    expect(await runClaim(page, claim), 'what happens when the claim is run').toEqual(
      matching(gives),
    );
    if (clock) await page.close();
  });
}

test('no claim is made twice', () => {
  const names = SENTENCES.map(({ at, says }) => `${at}: ${says}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

/** A pattern in what a claim gives stands for each text that it fits. */
function matching(gives: unknown): unknown {
  if (gives instanceof RegExp) return expect.stringMatching(gives);
  return Array.isArray(gives) ? gives.map(matching) : gives;
}

function pathOf(at: string): string {
  return at.replace(/#.*$/, '');
}
