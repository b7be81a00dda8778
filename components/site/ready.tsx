'use client';

import { useEffect } from 'react';
import { reportReady } from '@/lib/browser/ready';

/** Reports that the page can be used. It comes after all other components, whose effects run first. */
export function Ready() {
  useEffect(reportReady, []);
  return null;
}
