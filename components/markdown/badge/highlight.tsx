import type { ReactNode } from 'react';

/** Words that a reader must not miss. */
export function Highlight({ children }: { children?: ReactNode }) {
  return <mark>{children}</mark>;
}
