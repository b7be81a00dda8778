import 'server-only';
import type { Frontmatter, Hero } from '../content/frontmatter';
import { contentPath, type FindPosition, type Problem } from '../problems/problem';
import { checkImage, checkLinks, type Referring, type Targets } from './check-references';

/** Finds links and pictures in the front matter of a home page that do not exist. */
export function checkFrontmatterReferences(
  page: Referring,
  frontmatter: Frontmatter,
  positionOf: FindPosition,
  targets: Targets,
): Problem[] {
  if (frontmatter.pageType !== 'home') return [];
  const { hero, features } = frontmatter;
  const links = [
    ...hero.actions.map(({ link }, index) => ({ link, path: ['hero', 'actions', index, 'link'] })),
    ...features.map(({ link }, index) => ({ link, path: ['features', index, 'link'] })),
  ].flatMap(({ link, path }) =>
    link === undefined ? [] : [{ address: link, ...positionOf(path) }],
  );
  return [
    ...checkLinks(page, links, targets),
    ...picturesOf(hero).flatMap(({ address, path }) => {
      const place = { file: contentPath(page.file), ...positionOf(['hero', 'image', ...path]) };
      return checkImage(place, address, targets.publicFiles) ?? [];
    }),
  ];
}

function picturesOf({ image }: Hero): { address: string; path: string[] }[] {
  if (!image) return [];
  if (typeof image.src === 'string') return [{ address: image.src, path: ['src'] }];
  return Object.entries(image.src).map(([theme, address]) => ({ address, path: ['src', theme] }));
}
