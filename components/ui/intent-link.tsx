'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { keepHidden } from '@/lib/routing/frame-parts';
import { usePartsHiddenByAddress } from '../site/address-parts';

type OwnProps = 'prefetch' | 'href' | 'onPointerEnter' | 'onFocus' | 'onTouchStart';

/** A link that prefetches its page on interest, and goes on hiding what the URL hides. */
export function IntentLink({
  href,
  ...props
}: Omit<ComponentProps<typeof Link>, OwnProps> & { href: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const hidden = usePartsHiddenByAddress();
  const prefetch = () => setIsWanted(true);

  return (
    <Link
      {...props}
      href={keepHidden(href, hidden)}
      // By default Next loads every link in view: dozens of requests for pages nobody opens.
      prefetch={isWanted ? null : false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    />
  );
}
