/** A drawing as the address of a picture. */
export function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** The fish of the logo (public/logo-dark.svg). */
export const FISH = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="56" height="56">
<linearGradient id="g" x1="-14" x2="16" gradientUnits="userSpaceOnUse"><stop stop-color="#4aa3f5"/><stop offset="1" stop-color="#3fd0bb"/></linearGradient>
<g fill="url(#g)" transform="translate(16 16) rotate(-45)">
<path d="M21.7-.5 13-1.4C11.5-1.6 10.7-2 9.7-2.9 7.8-4.5 5.5-5.2 2.6-5.2L5.2 0 2.6 5.2C5.5 5.2 7.8 4.5 9.7 2.9 10.7 2 11.5 1.6 13 1.4L21.7.5Z"/>
<path d="M.2-5.2C-1.9-5.2-3.9-4.9-5.6-4.3L-3.45 0-5.6 4.3C-3.9 4.9-1.9 5.2.2 5.2L2.8 0Z"/>
<path d="M-7.7-3.6C-9-3-10.2-2.3-11.2-1.5L-15.5-6-13.7 0-15.5 6-11.2 1.5C-10.2 2.3-9 3-7.7 3.6L-5.9 0Z"/>
</g></svg>`;

/** One shell with three apps in it, which leaves the card at its right edge. */
export const SHELL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 440" width="420" height="440" fill="none" stroke-linejoin="round">
<path d="M24 60a24 24 0 0 1 24-24H470V404H48a24 24 0 0 1-24-24Z" fill="#16202e" stroke="#30425a" stroke-width="3"/>
<path d="M24 96V60a24 24 0 0 1 24-24H470V96Z" fill="#1d2a3b" stroke="#30425a" stroke-width="3"/>
<g fill="#3b4d66"><circle cx="56" cy="66" r="8"/><circle cx="82" cy="66" r="8"/><circle cx="108" cy="66" r="8"/></g>
<g stroke-width="3">
<rect x="56" y="128" width="150" height="118" rx="16" fill="#2d2530" stroke="#f09a82"/>
<rect x="238" y="128" width="220" height="244" rx="16" fill="#252643" stroke="#a99cf3"/>
<rect x="56" y="278" width="150" height="94" rx="16" fill="#2c2922" stroke="#e2b660"/>
</g>
<g stroke-width="7" stroke-linecap="round">
<path d="M131 160 164 214H98Z" stroke="#f09a82"/>
<circle cx="330" cy="218" r="38" stroke="#a99cf3"/>
<rect x="106" y="301" width="48" height="48" rx="6" stroke="#e2b660"/>
<path d="M290 306H420M290 336H420" stroke="#544d92"/>
</g>
</svg>`;
