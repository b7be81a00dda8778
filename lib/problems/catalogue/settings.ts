import { placed } from '../problem';

// What the build may say about settings that name something; lib/config/schema.ts checks their form.

export const codeInSetting = placed((html: string) => ({
  message: `The HTML of a social link contains a script, which would run on every page: ${html.slice(0, 60)}`,
  fix: 'Write it without scripts, event handlers, frames and foreign objects.',
}));

export const unbalancedSetting = placed((html: string) => ({
  message: `The HTML of a social link does not close what it opens, or more than that: ${html.slice(0, 60)}`,
  fix: 'Write a closing tag for each element, in the order in which they are nested.',
}));

/** Of a version or a language, whose name begins the paths of its pages. */
export const reservedPrefix = placed((name: string) => ({
  message: `"${name}" cannot name a version, since the site uses this path itself.`,
  fix: 'Choose another name, such as "2.x".',
}));

export const badSelector = placed((selector: string) => ({
  message: `"${selector}" in themeConfig.imageZoom.selector is not a valid CSS selector.`,
  fix: 'Write a selector such as ".prose img:not(.still)".',
}));
