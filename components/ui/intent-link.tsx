'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';
import { keepHidden } from '@/lib/routing/frame-parts';
import { usePartsHiddenByAddress } from '../frame/address-parts';

/**
 * A link inside the site that loads its page ahead as soon as the reader shows interest in it, and
 * that goes on hiding what the present address hides.
 */
export function IntentLink({
  href,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...props
}: Omit<ComponentProps<typeof Link>, 'prefetch' | 'href'> & { href: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const hidden = usePartsHiddenByAddress();

  return (
    <Link
      {...props}
      href={keepHidden(href, hidden)}
      // By default Next loads every link in view: dozens of requests that nobody asked for.
      prefetch={isWanted ? null : false}
      onPointerEnter={(event) => {
        setIsWanted(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsWanted(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setIsWanted(true);
        onTouchStart?.(event);
      }}
    />
  );
}
