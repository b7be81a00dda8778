import type { FramePart } from '@/lib/routing/frame-parts';

/** The value of `data-hide` on a page's root element; parts.css takes these parts away. */
export function hiddenParts(parts: readonly FramePart[]): string | undefined {
  return parts.length > 0 ? parts.join(' ') : undefined;
}
