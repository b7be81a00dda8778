/** Makes the script of the page a classic one, for the sandbox. */
export function classicScript() {
  return {
    name: 'classic-script',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace('<script type="module" crossorigin', '<script defer'),
    },
  };
}
