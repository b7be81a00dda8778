import 'server-only';
import { transformSync } from 'esbuild';
import type { SiteConfig } from '../config/schema';
import { isReservedPath } from '../content/redirect-path';
import * as catalogue from '../problems/catalogue';
import type { Problem } from '../problems/problem';
import { checkImage } from './check-references';
import { type PublicFiles, runsCode } from './public-files';

/** Checks what the settings name: files of public/, folders of the export, a selector, and HTML. */
export function checkSettings(
  { icon, logo, multiVersion, themeConfig }: SiteConfig,
  publicFiles: PublicFiles,
): Problem[] {
  const place = { file: process.env.SITE_CONFIG ?? 'site.config.ts' };
  const { socialLinks, imageZoom } = themeConfig;
  const logos = typeof logo === 'object' ? Object.values(logo) : [logo ?? []].flat();
  const pictures = socialLinks.filter(({ mode }) => mode === 'img').map(({ content }) => content);
  const html = socialLinks.flatMap(({ icon, mode, content }) => [
    ...(typeof icon === 'object' ? [icon.svg] : []),
    ...(mode === 'dom' ? [content] : []),
  ]);
  const selector = typeof imageZoom === 'object' ? imageZoom.selector : undefined;
  return [
    ...[icon, ...logos, ...pictures].flatMap((path) => checkImage(place, path, publicFiles) ?? []),
    ...html.filter(runsCode).map((text) => catalogue.codeInSetting(place, text)),
    ...(multiVersion?.versions ?? [])
      .filter((version) => isReservedPath(`/${version}`))
      .map((version) => catalogue.reservedVersion(place, version)),
    ...(selector === undefined || isSelector(selector)
      ? []
      : [catalogue.badSelector(place, selector)]),
  ];
}

/** Whether a text can stand where a rule of a style sheet says what it is for. */
function isSelector(text: string): boolean {
  if (/[{}@;]/.test(text.replace(/"[^"]*"|'[^']*'/g, ''))) return false;
  return transformSync(`${text}{}`, { loader: 'css', logLevel: 'silent' }).warnings.length === 0;
}
