import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import {
  countMissing,
  countPages,
  type NamesOfPages,
  type OverviewChoice,
} from '@/lib/navigation/overview';
import type { OverviewGroup } from '@/lib/navigation/types';

/**
 * What a screen reader says of the groups that a filter has left. Only readers who do not see the list need its count; what
 * a version lacks shows above the list, and that nothing was found shows in its place.
 */
export function overviewStatus(
  left: readonly OverviewGroup[],
  { query, version }: Required<OverviewChoice>,
  names: NamesOfPages | undefined,
  labels: Labels['overview'],
): { text: string; look?: 'version' | 'none' } {
  if (query !== '' && left.length === 0 && names) {
    return { text: fill(labels.noResult, { query }), look: 'none' };
  }
  const texts: string[] = [];
  if (query !== '' && left.length > 0) {
    const count = countPages(left);
    texts.push(fill(count === 1 ? labels.countOne : labels.count, { count: String(count) }));
  }
  if (version !== '' && names?.size === 0) texts.push(labels.noNames);
  else if (version !== '' && names) {
    const count = countMissing(left, version);
    const { missingNone, missingOne, missing } = labels;
    const text = count === 0 ? missingNone : count === 1 ? missingOne : missing;
    texts.push(fill(text, { version, count: String(count) }));
  }
  return { text: texts.join('. '), ...(version === '' ? {} : { look: 'version' }) };
}
