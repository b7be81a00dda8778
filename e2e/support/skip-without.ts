import { test } from '@playwright/test';

/** Skips tests where a program is missing. On CI that is a failure, because CI installs all of them. */
export function skipWithout(program: string, isInstalled: boolean): void {
  if (!isInstalled && process.env.CI) throw new Error(`${program} is not installed.`);
  test.skip(!isInstalled, `${program} is not installed`);
}
