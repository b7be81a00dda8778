import { expect, test } from '@playwright/test';

/** A row of a table, which a test runs as a step. */
type Row = { name: string; run: () => Promise<void> };

/** How long a row may take, in milliseconds. */
const PATIENCE = 20_000;

/** The rows whose name has the text of `CLAIM`, or all. */
export function chosen<T>(rows: readonly T[], nameOf: (row: T) => string): T[] {
  return rows.filter((row) => nameOf(row).includes(process.env.CLAIM ?? ''));
}

/** Runs the rows of a test one after another: each that fails is named, and the others still run. */
export async function runRows(rows: readonly Row[]): Promise<void> {
  test.setTimeout(rows.length * PATIENCE);
  for (const { name, run } of rows) {
    const failure = await test.step(name, run, { timeout: PATIENCE }).catch(String);
    expect.soft(failure, name).toBeUndefined();
  }
}
