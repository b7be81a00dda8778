import type { SocialLink } from '@/lib/config/public-site';
import type { SocialName } from '../ui/social-paths';

/** How the places that the site draws icons for spell themselves. */
const NAMES: Record<SocialName, string> = {
  bilibili: 'Bilibili',
  bluesky: 'Bluesky',
  discord: 'Discord',
  facebook: 'Facebook',
  github: 'GitHub',
  gitlab: 'GitLab',
  instagram: 'Instagram',
  juejin: 'Juejin',
  lark: 'Lark',
  linkedin: 'LinkedIn',
  qq: 'QQ',
  slack: 'Slack',
  wechat: 'WeChat',
  weibo: 'Weibo',
  x: 'X',
  youtube: 'YouTube',
  zhihu: 'Zhihu',
};

/** What a social link is called: its label, else the name of its icon, else what it leads to. */
export function socialName({ label, icon, mode, content }: SocialLink, fallback: string): string {
  if (label !== undefined) return label;
  if (typeof icon === 'string') return NAMES[icon];
  return mode === 'link' ? content.replace(/^https?:\/\//, '') : fallback;
}
