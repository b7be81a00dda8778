import 'server-only';
import { transformSync } from 'esbuild';
import { type Problem, problem } from '../problems/problem';
import { pathKeyOf } from '../routing/route-path';
import type { SiteConfig } from '../settings/schema';
import { checkImage, checkLink, type Referring, type Targets } from './check-references';
import { isReservedPath } from './redirect-path';

/** The settings write links from the top of the site. */
const SETTINGS: Referring = { file: '', routePath: '/', prefixes: [''] };

/** Checks what the settings name: files of public/, folders of the export, pages, and a selector. */
export function checkSettings(
  { icon, logo, locales, multiVersion, themeConfig }: SiteConfig,
  targets: Targets,
): Problem[] {
  const { publicFiles } = targets;
  const place = { file: process.env.SITE_CONFIG ?? 'site.config.ts' };
  const { socialLinks, imageZoom, footer, playground, search } = themeConfig;
  const logos = typeof logo === 'object' ? Object.values(logo) : [logo ?? []].flat();
  const pictures = socialLinks.filter(({ mode }) => mode === 'img').map(({ content }) => content);
  const links = [
    ...socialLinks.filter(({ mode }) => mode === 'link').map(({ content }) => content),
    ...[footer, ...locales.map((locale) => locale.footer)].flatMap((one) => one?.links ?? []),
    ...search.start,
    ...search.help,
    ...(playground ? [playground] : []),
  ].map((one) => (typeof one === 'string' ? one : one.link));
  const selector = typeof imageZoom === 'object' ? imageZoom.selector : undefined;
  return [
    ...[icon, ...logos, ...pictures].flatMap((path) => checkImage(place, path, publicFiles) ?? []),
    ...(multiVersion?.versions ?? [])
      .filter((name) => isReservedPath(`/${name}`) || pathKeyOf(`/${name}`) !== `/${name}`)
      .map((name) => problem('reservedPrefix', place, { name })),
    ...links.flatMap((address) => checkLink(place, address, SETTINGS, targets) ?? []),
    ...(selector === undefined || isSelector(selector)
      ? []
      : [problem('badSelector', place, { selector })]),
  ];
}

/** Whether a text can stand where a rule of a style sheet says what it is for. */
function isSelector(text: string): boolean {
  if (/[{}@;]/.test(text.replace(/"[^"]*"|'[^']*'/g, ''))) return false;
  return transformSync(`${text}{}`, { loader: 'css', logLevel: 'silent' }).warnings.length === 0;
}
