'use client';

import { fill } from '@/lib/labels/labels';
import { useLabels } from '../../frame/site-context';
import { Badge } from './badge';

/** Tells with which version something came. */
export function Since({ version }: { version: string }) {
  const { doc } = useLabels();
  return <Badge type="info" text={fill(doc.since, { version })} />;
}
