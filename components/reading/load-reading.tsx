'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** What was read is not needed to read on, so its code comes after everything else. */
export function LoadReading() {
  const [Reading, setReading] = useState<ComponentType>();
  useEffect(() => {
    import('./reading').then(
      (loaded) => setReading(() => loaded.Reading),
      () => undefined,
    );
  }, []);
  return Reading && <Reading />;
}
