'use client';

import { useRouter } from 'next/navigation';
import { withBase } from '@/lib/routing/base-path';
import { keepHidden } from '@/lib/routing/frame-parts';
import { usePartsHiddenByAddress } from '../frame/address-parts';

/** Goes to an address of the site as a link to it would. */
export function useGo(): (href: string, inNewTab: boolean) => void {
  const router = useRouter();
  const hidden = usePartsHiddenByAddress();
  return (href, inNewTab) => {
    const address = keepHidden(href, hidden);
    if (inNewTab) window.open(withBase(address), '_blank', 'noopener');
    else router.push(address);
  };
}
