import { useSyncExternalStore } from 'react';
import { type Scheme, shownScheme } from '../appearance/appearance';

/** What the page shows now, for a frame that cannot see it. */
export function useTheme(): Scheme {
  return useSyncExternalStore(subscribe, shownScheme, () => 'light');
}

function subscribe(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', onChange);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', onChange);
  };
}
