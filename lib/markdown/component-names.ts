/**
 * The components that Markdown may use, besides the elements of Markdown itself. A test holds that
 * `components/markdown/registry.tsx` has each of them.
 */
export const COMPONENT_NAMES: readonly string[] = [];
