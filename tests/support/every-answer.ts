/** What every answer says, written out, so that a line that leaves the table is missed. */
export const EVERY_ANSWER: [string, string][] = [
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Link', '</base/llms.txt>; rel=llms-txt'],
  ['Vary', 'Accept'],
];

export const FOREVER = 'public, max-age=31536000, immutable';
export const ASK_AGAIN = 'public, max-age=0, must-revalidate';
