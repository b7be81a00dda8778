const NOTE = `const note = (text) => window.Garfish.getGlobalObject().lab.notes.push(text);
`;
const SCRIPT = `${NOTE}note('script');
`;

/** A provider that notes its calls; each part can be replaced. */
function provider({ render = '', destroy = '' } = {}): string {
  return `${SCRIPT}const provider = {
  render({ appName, basename, dom }) {
    note('render');
    ${render}
    (dom.querySelector('#root') || dom).textContent = appName + ' at ' + basename;
  },
  destroy({ dom }) {
    note('destroy');
    ${destroy}
    (dom.querySelector('#root') || dom).textContent = '';
  },
};
`;
}

const PLAIN = `${provider()}exports.provider = provider;`;
const LATE = (line: string) => `${provider()}const exported = exports;
setTimeout(() => { note('late'); ${line} }, 200);`;

/** The script of a sub-app by the sub-app's name. */
const SCRIPTS: Record<string, string> = {
  shop: PLAIN,
  orders: PLAIN,
  script: PLAIN,
  'sign-in': PLAIN,
  'fails-in-script': `${SCRIPT}throw new Error('script fails');`,
  'fails-in-async': PLAIN,
  'fails-in-render': `${provider({ render: "throw new Error('render fails');" })}exports.provider = provider;`,
  'fails-in-destroy': `${provider({ destroy: "throw new Error('destroy fails');" })}exports.provider = provider;`,
  'rejects-in-render': `${SCRIPT}exports.provider = {
  async render() { throw new Error('render rejects'); },
  destroy() {},
};`,
  'no-provider': SCRIPT,
  'half-provider': `${SCRIPT}exports.provider = () => ({});`,
  'late-registered': LATE('__GARFISH_EXPORTS__.registerProvider(provider);'),
  'late-exported': LATE('exported.provider = provider;'),
  'late-assigned': LATE('__GARFISH_EXPORTS__.provider = provider;'),
  'missing-script': PLAIN,
};

/** What the HTML of a sub-app has besides its script. */
const EXTRA: Record<string, string> = {
  'fails-in-async': '<script async src="fails.js"></script>',
  'missing-script': '<script src="missing.js"></script><link rel="stylesheet" href="missing.css">',
};

/** The text of a sub-app's file by its path; there is none at other paths. */
export function appFile(path: string): string | undefined {
  if (path.startsWith('/%5B')) return ownFile(path);
  const [, name = '', file] = /^\/([\w-]+)\/([\w.]*)$/.exec(path) ?? [];
  const script = SCRIPTS[name];
  if (script === undefined) return undefined;
  if (file === '') return appPage(EXTRA[name] ?? '');
  if (file === 'app.js') return script;
  return file === 'fails.js' ? "throw new Error('async script fails');" : undefined;
}

/** The HTML of a sub-app with a script. */
export function appPage(extra = ''): string {
  return `<!doctype html><html><head></head><body>
<div id="root"></div>
<script src="app.js"></script>
${extra}
</body></html>`;
}

/** A file of a sub-app whose folder is its script and what its HTML has besides (`lab.own`). */
function ownFile(path: string): string | undefined {
  const [, folder = '', file] = path.split('/');
  const [script, html] = JSON.parse(decodeURIComponent(folder));
  const provider = /provider/i.test(script)
    ? ''
    : 'exports.provider = { render() {}, destroy() {} };\n';
  return { '': appPage(html), 'app.js': `${NOTE}${provider}${script}` }[file ?? ''];
}
