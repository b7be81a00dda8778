import type { StartMessage } from '../stage-messages';

// Runs the script that the page sends. Does nothing outside a sandboxed frame, where that script would have the origin
// of the site, and in frames that an app adds, where it would get past the guards of browser-stubs.ts.

if (window.origin === 'null' && window.location.protocol !== 'about:') {
  // No policy covers WebRTC, which would reach the network.
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
  window.addEventListener('message', function boot(event) {
    const [port] = event.ports;
    const { data } = event;
    if (!isFromPage(event) || data?.type !== 'start') return;
    window.removeEventListener('message', boot);
    new Function('message', 'port', (data as StartMessage).code)(data, port);
  });
}

/**
 * Returns whether a message is of the page around the stage. The stage has an origin of its own, but its URL is that of the
 * page. Pages that are opened from a folder have no origin, and no other site can frame a stage that lies there.
 */
function isFromPage({ source, origin }: MessageEvent): boolean {
  const siteOrigin = window.location.protocol === 'file:' ? 'null' : window.location.origin;
  return source === window.parent && origin === siteOrigin;
}
