import { expect, type Page, test } from '@playwright/test';
import { CLAIMS, SENTENCES } from './claims/all';
import type { Claim, Sentence } from './claims/claim';
import { runClaim } from './claims/host-page';
import { wordsOf } from './claims/page-text';
import { chosen, runRows } from './rows';

// `CLAIM=text` runs the claims alone whose address or sentence has the text.

/** One page for all claims of a worker: each of them loads its host again. */
let shared: Page;

test.beforeAll(async ({ browser }) => {
  shared = await browser.newPage();
});

test.afterAll(() => shared.close());

const claims = chosen(CLAIMS, nameOf);

for (const path of new Set(claims.map(({ at }) => pathOf(at)))) {
  const rows = claims
    .filter(({ at }) => pathOf(at) === path)
    .map((claim) => ({ name: nameOf(claim), run: () => expectClaim(claim) }));
  test(`what ${path} says is so`, () => runRows(rows));
}

test('no claim is made twice', () => {
  const names = SENTENCES.map(nameOf);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

async function expectClaim(claim: Claim): Promise<void> {
  const { gives, clock, also = [] } = claim;
  for (const { at, says } of [claim, ...also])
    expect(
      wordsOf(pathOf(at)).get(at.split('#')[1] ?? ''),
      `The sentence that a claim in lab/claims/ holds is gone from ${at}. Check whether the claim still shows what the page says now, and update its sentence.`,
    ).toContain(says);
  const page = clock ? await shared.context().browser()?.newPage() : shared;
  if (!page) throw new Error('The browser is gone.');
  expect(await runClaim(page, claim), 'what happens when the claim is run').toEqual(
    matching(gives),
  );
  if (clock) await page.close();
}

function nameOf({ at, says }: Sentence): string {
  return `${at}: ${says}`;
}

/** A pattern in what a claim gives stands for each text that it fits. */
function matching(gives: unknown): unknown {
  if (gives instanceof RegExp) return expect.stringMatching(gives);
  return Array.isArray(gives) ? gives.map(matching) : gives;
}

function pathOf(at: string): string {
  return at.replace(/#.*$/, '');
}
