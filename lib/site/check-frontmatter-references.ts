import 'server-only';
import type { Frontmatter, Hero } from '../content/frontmatter';
import { contentPath, type Problem } from '../problems/problem';
import { checkImage, checkLinks, type Referring, type Targets } from './check-references';

/** Finds links and pictures in the front matter of a home page that do not exist. */
export function checkFrontmatterReferences(
  page: Referring,
  frontmatter: Frontmatter,
  lineOf: (path: readonly PropertyKey[]) => number,
  targets: Targets,
): Problem[] {
  if (frontmatter.pageType !== 'home') return [];
  const { hero, features } = frontmatter;
  const links = [
    ...hero.actions.map(({ link }, index) => ({
      address: link,
      line: lineOf(['hero', 'actions', index, 'link']),
    })),
    ...features.map(({ link }, index) => ({
      address: link,
      line: lineOf(['features', index, 'link']),
    })),
  ];
  const file = contentPath(page.file);
  return [
    ...checkLinks(
      page,
      links.flatMap(({ address, line }) =>
        address === undefined ? [] : [{ address, line, column: 1 }],
      ),
      targets,
    ),
    ...picturesOf(hero).flatMap(({ address, path }) => {
      const place = { file, line: lineOf(['hero', 'image', ...path]) };
      return checkImage(place, address, targets.publicFiles) ?? [];
    }),
  ];
}

function picturesOf({ image }: Hero): { address: string; path: string[] }[] {
  if (!image) return [];
  if (typeof image.src === 'string') return [{ address: image.src, path: ['src'] }];
  return Object.entries(image.src).map(([theme, address]) => ({ address, path: ['src', theme] }));
}
