import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from './schema';

type SocialLinkSetting = SiteConfig['themeConfig']['socialLinks'][number];
type SocialName = Extract<SocialLinkSetting['icon'], string>;

export type SocialLink = ReturnType<typeof drawSocialLink>;

// Only the drawings that the site uses are read: the module of the package contains thousands.
const FOLDER = join(process.cwd(), 'node_modules/simple-icons/icons');

/** Our drawings of brands that the package does not have, as lines on a grid of 24. */
const DRAWINGS: Partial<Record<SocialName, { title: string; path: string }>> = {
  lark: {
    title: 'Lark',
    path: 'M5 4.5h7.5c2.5 2 3.5 4 4 6 1.5-.8 3-.8 5-.3-1.5 1.3-2 2.8-2.8 4.8-2 4-8 6-15.7 1.5V8.5c3 3.5 6 5.5 9 6.5M5 4.5c4 3.5 6.5 7 7 10.5',
  },
  linkedin: {
    title: 'LinkedIn',
    path: 'M5 9.5V20M5 4.5V5M10 20V9.5M10 14a4.5 4.5 0 0 1 9 0v6',
  },
  slack: { title: 'Slack', path: 'M9.5 3v18M14.5 3v18M3 9.5h18M3 14.5h18' },
};

/** Draws the icon of a social link, and names the link: by its label, its icon or its address. */
export function drawSocialLink({ icon, mode, content, label }: SocialLinkSetting) {
  const { svg, title }: { svg: string; title?: string } =
    typeof icon === 'string' ? drawIcon(icon) : icon;
  const address = mode === 'link' ? content.replace(/^https?:\/\//, '') : undefined;
  return { mode, content, svg, label: label ?? title ?? address };
}

function drawIcon(name: SocialName) {
  const drawing = DRAWINGS[name];
  if (drawing) {
    const lines = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"';
    return {
      title: drawing.title,
      svg: `<svg viewBox="0 0 24 24" ${lines}><path d="${drawing.path}"/></svg>`,
    };
  }
  const file = readFileSync(join(FOLDER, `${name === 'weibo' ? 'sinaweibo' : name}.svg`), 'utf8');
  const [, title, path] = /<title>(.+?)<\/title><path d="(.+?)"\/>/.exec(file) ?? [];
  if (!title || !path) throw new Error(`simple-icons: expected a title and a path in ${name}.svg`);
  return { title, svg: `<svg viewBox="0 0 24 24" fill="currentColor"><path d="${path}"/></svg>` };
}
