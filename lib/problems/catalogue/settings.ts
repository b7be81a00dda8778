import { placed } from '../problem';

// What the build may say about settings that name something; lib/config/schema.ts checks their form.

/** Of a version, whose name begins the paths of its pages. */
export const reservedPrefix = placed((name: string) => ({
  message: `"${name}" cannot name a version, since the site uses this path itself.`,
  fix: 'Choose another name, such as "2.x".',
}));

export const badSelector = placed((selector: string) => ({
  message: `"${selector}" in themeConfig.imageZoom.selector is not a valid CSS selector.`,
  fix: 'Write a selector such as ".prose img:not(.still)".',
}));
