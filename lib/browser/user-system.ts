/** Returns whether the system of the user asks for less motion. */
export function wantsNoMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Returns whether the shortcuts of the user's system begin with ⌘. */
export function usesCommandKey(): boolean {
  return /mac|iphone|ipad/i.test(`${navigator.platform} ${navigator.userAgent}`);
}
