/**
 * What a page is about, in a few words: its description, up to the colon behind which it lists what else is there.
 *
 *     summaryOf({ description: 'Load a sub-app manually: options, events.' }) //=> { summary: 'Load a sub-app manually' }
 */
export function summaryOf(page: { description?: string | undefined } | undefined): {
  summary?: string;
} {
  const [summary] = (page?.description ?? '').split(/: |：/);
  return summary ? { summary: summary.replace(/[.。]$/, '') } : {};
}
