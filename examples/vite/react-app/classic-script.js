/** Writes the script of the page as a classic one, which the sandbox can run. */
export function classicScript() {
  return {
    name: 'classic-script',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => html.replace('<script type="module" crossorigin', '<script defer'),
    },
  };
}
