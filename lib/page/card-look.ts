import 'server-only';
import { type Language, languageOf } from '../labels/labels';

/** The size that social networks and chats ask for. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Colors of the dark theme (app/styles/tokens.css), since a card cannot read CSS. */
export const CARD_COLORS = {
  ground: '#0c1420',
  text: '#e4ebf3',
  soft: '#b0bdcb',
  accent: '#56cfca',
  brandFrom: '#3fd0bb',
  brandTo: '#4aa3f5',
};

const LATIN =
  /^[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2013\u2014\u2018-\u201e\u2022\u2026\u20ac]*$/;

/** The letters of the fonts, which cards can show. A page with others in its title gets the card of the site. */
const DRAWABLE: Readonly<Record<Language, RegExp>> = { en: LATIN, zh: LATIN };

export function isDrawable(text: string, lang: string): boolean {
  return DRAWABLE[languageOf(lang)].test(text);
}

export function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** A host with three apps in it, cut off by the right edge of the card. */
export const SHELL = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 420 440" width="420" height="440" fill="none" stroke-linejoin="round">
<path d="M24 60a24 24 0 0 1 24-24H470V404H48a24 24 0 0 1-24-24Z" fill="#16202e" stroke="#30425a" stroke-width="3"/>
<path d="M24 96V60a24 24 0 0 1 24-24H470V96Z" fill="#1d2a3b" stroke="#30425a" stroke-width="3"/>
<g fill="#3b4d66"><circle cx="56" cy="66" r="8"/><circle cx="82" cy="66" r="8"/><circle cx="108" cy="66" r="8"/></g>
<g stroke-width="3">
<rect x="56" y="128" width="150" height="118" rx="16" fill="#142b3b" stroke="#4cc4ea"/>
<rect x="238" y="128" width="220" height="244" rx="16" fill="#252643" stroke="#b39cf5"/>
<rect x="56" y="278" width="150" height="94" rx="16" fill="#152e2c" stroke="#4fd39a"/>
</g>
<g stroke-width="7" stroke-linecap="round">
<path d="M131 160 164 214H98Z" stroke="#4cc4ea"/>
<circle cx="330" cy="218" r="38" stroke="#b39cf5"/>
<rect x="106" y="301" width="48" height="48" rx="6" stroke="#4fd39a"/>
<path d="M290 306H420M290 336H420" stroke="#544d92"/>
</g>
</svg>`;
