type Connection = { saveData?: boolean; effectiveType?: string };

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function usesCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(`${navigator.platform} ${navigator.userAgent}`);
}

/** Returns whether nothing should be fetched that nobody has requested: the user saves data, or has a slow connection. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.endsWith('2g'));
}
