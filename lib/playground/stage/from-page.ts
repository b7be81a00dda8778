/**
 * Whether a message is of the page around the stage. The stage has an origin of its own, but its URL is that of the
 * page. Pages that are opened from a folder have no origin, and no other site can frame a stage that lies there.
 */
export function isFromPage({ source, origin }: Pick<MessageEvent, 'source' | 'origin'>): boolean {
  const own = window.location.protocol === 'file:' ? 'null' : window.location.origin;
  return source === window.parent && origin === own;
}

/** What a path names on the stage. Firefox has no origin for a folder, so the URL of the stage stands for it. */
export function addressOf(path: string | URL): URL {
  return new URL(path, new URL('/', window.location.href));
}
