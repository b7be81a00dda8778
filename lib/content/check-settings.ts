import 'server-only';
import { transformSync } from 'esbuild';
import { type Problem, problem } from '../problems/problem';
import { pathKeyOf } from '../routing/route-path';
import type { SiteConfig } from '../settings/schema';
import { checkImage, checkLink, type Referring, type Targets } from './check-references';
import { isReservedPath } from './reserved-paths';

/** Links of the settings start at the root of the site. */
const SETTINGS: Referring = { file: '', routePath: '/', prefixes: [''] };

/** Checks the files of public/, the paths and the selector in the settings. */
export function checkSettings(
  { icon, logo, locales, multiVersion, themeConfig }: SiteConfig,
  targets: Targets,
): Problem[] {
  const { publicFiles } = targets;
  const location = { file: process.env.SITE_CONFIG ?? 'site.config.ts' };
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
    ...[icon, ...logos, ...pictures].flatMap(
      (path) => checkImage(location, path, publicFiles) ?? [],
    ),
    ...(multiVersion?.versions ?? [])
      .filter((name) => isReservedPath(`/${name}`) || pathKeyOf(`/${name}`) !== `/${name}`)
      .map((name) => problem('reservedPrefix', location, { name })),
    ...links.flatMap((address) => checkLink(location, address, SETTINGS, targets) ?? []),
    ...(selector === undefined || isSelector(selector)
      ? []
      : [problem('badSelector', location, { selector })]),
  ];
}

function isSelector(text: string): boolean {
  if (/[{}@;]/.test(text.replace(/"[^"]*"|'[^']*'/g, ''))) return false;
  return transformSync(`${text}{}`, { loader: 'css', logLevel: 'silent' }).warnings.length === 0;
}
