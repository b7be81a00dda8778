const RENDERED = '{ render(info: any): void; destroy(info: any): void }';

/** What Garfish accepts as a provider. Its own type needs more than JavaScript can express. */
export const PROVIDER = `(${RENDERED}) | ((appInfo: any, props: any) => ${RENDERED} | Promise<${RENDERED}>)`;

/**
 * What the scripts of a sub-app use without an import. Garfish passes `__GARFISH_EXPORTS__` to them
 * but has no types for it, and Vite replaces `import.meta.env`. The types of the rest, such as
 * `window.Garfish`, come with the package. `webpack-dev-server` adds its options to webpack's types.
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

/** The type of every single-file component, because only Vue's compiler can read them. */
export const VUE_COMPONENT = `
import type { DefineComponent } from 'vue';

declare const component: DefineComponent;
export { component as default };
`;
