import type { Report } from '../messages';

/** Reports what is printed and what nobody catches. */
export function watchWindow(report: Report): void {
  for (const level of ['log', 'info', 'warn', 'error'] as const) {
    // biome-ignore lint/suspicious/noConsole: the timeline shows what is printed
    const print = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      report('console', '', level, values.map(asText).join(' '));
      print(...values);
    };
  }
  window.addEventListener('error', ({ message }) => report('error', '', 'uncaught', message));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    report('error', '', 'unhandled rejection', asText(reason)),
  );
}

/** A value as the timeline shows it. */
export function asText(value: unknown): string {
  if (value instanceof Error) return value.message;
  if (typeof value === 'string') return value;
  if (typeof value === 'function') return 'function';
  try {
    return JSON.stringify(value) ?? 'undefined';
  } catch {
    return String(value);
  }
}
