import 'server-only';

const RENDERED = '{ render(info: any): void; destroy(info: any): void }';

/** What Garfish takes as a provider; its own type wants more than JavaScript can say. */
export const PROVIDER = `(${RENDERED}) | ((appInfo: any, props: any) => ${RENDERED} | Promise<${RENDERED}>)`;

/**
 * What the scripts of a sub-app find without import. Garfish hands `__GARFISH_EXPORTS__` to them
 * and has no types for it; Vite replaces `import.meta.env`. The rest, such as `window.Garfish`, comes
 * with the package's own types. The options of the dev server are added to webpack's by
 * `webpack-dev-server`, as for readers.
 */
export const AMBIENT = `
import 'garfish';
import 'webpack-dev-server';

declare global {
  const __GARFISH_EXPORTS__: {
    provider?: ${PROVIDER};
    registerProvider?: (provider: ${PROVIDER}) => void;
  };

  interface ImportMeta {
    env: { BASE_URL: string; DEV: boolean; MODE: string; PROD: boolean };
  }
}
`;

/** The types of all single-file components, which only Vue's own compiler could read. */
export const VUE_COMPONENT = `
import type { DefineComponent } from 'vue';

declare const component: DefineComponent;
export { component as default };
`;
