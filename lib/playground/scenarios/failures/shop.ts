import { failing } from '../../mend';
import { entryHtml, entryOf, type Scenario, type ServedFiles, script } from '../../scenario';

export const ENTRY = entryOf('shop');
export const SCRIPT = '/apps/shop/main.js';
export const PAGE = entryHtml('Shop', { styles: false });

/** The shop, with what differs in a scenario. */
export function shop({
  render = "dom.querySelector('#root').textContent = 'The shop is open.';",
  before = '',
  provider = 'exports.provider = {',
  destroy = 'destroy({ dom }) {',
}: {
  render?: string;
  before?: string;
  provider?: string;
  destroy?: string;
} = {}): ServedFiles {
  return {
    [ENTRY]: PAGE,
    [SCRIPT]: script(`${before}${provider}
  render({ dom }) {
    ${render}
  },
  ${destroy}
    dom.querySelector('#root').textContent = '';
  },
};
`),
  };
}

/** A host that mounts the shop. */
export function shopHost({
  entry = ENTRY,
  name = 'shop',
  container = '#container',
  options = '',
  before = '',
  mount = `// After errorLoadApp, there is no app.
    if (app) await app.mount();`,
} = {}): string {
  return `import Garfish from 'garfish';
${before}
Garfish.run({
  disablePreloadApp: true,${options}
  errorLoadApp: (error) => console.error(error.message),
  errorMountApp: (error) => console.error(error.message),
});

export const actions = {
  async mount() {
    const app = await Garfish.loadApp('${name}', {
      entry: '${entry}',
      domGetter: '${container}',
    });
    ${mount}
  },
};
`;
}

/** A scenario in which that host mounts the shop. */
export function failingShop({
  host = shopHost(),
  files = shop(),
  ...rest
}: Pick<Scenario, 'title' | 'summary' | 'task'> &
  Required<Pick<Scenario, 'explained' | 'mend'>> & {
    host?: string;
    files?: ServedFiles;
    libraries?: Scenario['libraries'];
  }): Scenario {
  return failing({
    ...rest,
    host,
    files,
    apps: [],
    containers: ['container'],
    actions: { mount: { label: 'Mount again' } },
    start: ['mount'],
  });
}

/** The shop with React beside it, and a script that its entry loads before its own. */
export function reactShop(code: string, ...scripts: string[]): ServedFiles {
  const tags = ['react-dom.js', ...scripts].map((name) => `<script src="${name}"></script>\n    `);
  return {
    [ENTRY]: { ...PAGE, text: PAGE.text.replace('<script', `${tags.join('')}<script`) },
    [SCRIPT]: script(code),
  };
}
