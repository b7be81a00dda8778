'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

/** A link inside the site that loads its page ahead as soon as the reader shows interest in it. */
export function IntentLink({
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...props
}: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  const [isWanted, setIsWanted] = useState(false);

  return (
    <Link
      {...props}
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
