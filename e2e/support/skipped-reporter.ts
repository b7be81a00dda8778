import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

/** Says which tests were skipped and why; `npm test` repeats these lines at its end. */
export default class SkippedReporter implements Reporter {
  private readonly skipped = new Map<string, number>();

  onTestEnd({ annotations }: TestCase, { status }: TestResult): void {
    if (status !== 'skipped') return;
    const reason = annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason';
    this.skipped.set(reason, (this.skipped.get(reason) ?? 0) + 1);
  }

  onEnd(): void {
    for (const [reason, count] of this.skipped) {
      process.stdout.write(`Skipped: ${count} browser tests, because ${reason}.\n`);
    }
  }
}
