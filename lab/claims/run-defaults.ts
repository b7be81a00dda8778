import type { interfaces } from 'garfish';
import { claims, each } from './claim';
import type { Lab } from './lab';

/** What a hook of the host receives while an app is shown and left: the kind of each argument. */
async function kindsFor(lab: Lab, name: string): Promise<string[]> {
  const kindOf = (value: unknown): string => {
    if (value instanceof Error) return 'Error';
    if (typeof value !== 'object' || value === null) return typeof value;
    if (Array.isArray(value)) return `list of ${kindOf(value[0])}`;
    if ('vmSandbox' in value) return 'App';
    if ('entry' in value) return 'AppInfo';
    if ('domGetter' in value) return 'Options';
    const [first] = Object.values(value);
    return typeof first === 'object' && first && 'entry' in first ? 'AppInfo by name' : 'object';
  };
  const kinds: string[] = [];
  const note = (...values: unknown[]) => {
    if (kinds.length === 0) kinds.push(...values.map(kindOf));
  };
  lab.start({ [name]: note, apps: [lab.app('shop')] });
  for (const app of ['shop', 'fails-in-render', 'fails-in-script', 'fails-in-destroy', 'nowhere'])
    await lab.ending(async () => (await lab.mounted(app)).unmount());
  return kinds;
}

/** The path and the options of a host, and what the app `shop` shows there. */
const shown = async (lab: Lab, options: Partial<interfaces.Options>) => {
  lab.start({ apps: [lab.app('shop')], ...options });
  await lab.until(() => lab.text() || lab.text('#other'));
  return [lab.text(), lab.text('#other')];
};

/** What hooks receive, and the defaults of `/api/run`. */
export const RUN_DEFAULTS = claims([
  '/api/hooks',
  ...each(kindsFor, [
    ['#beforebootstrap Signature: (options: Options) => void', ['beforeBootstrap', ['Options']]],
    ['#bootstrap Signature: (options: Options) => void', ['bootstrap', ['Options']]],
    [
      '#beforeregisterapp Signature: (appInfo: AppInfo | AppInfo[]) => void',
      ['beforeRegisterApp', ['list of AppInfo']],
    ],
    [
      '#registerapp Fires after each registration, with the new apps by their names. A name that was registered before is not among them. Signature: (appInfos: Record<string, AppInfo>) => void',
      ['registerApp', ['AppInfo by name']],
    ],
    [
      '#afterload Fires after an app is loaded and before it is mounted. If the loading fails, afterLoad fires only if you set errorLoadApp in run. Its app is then null. Signature: (appInfo: AppInfo, app: App | null) => void | Promise<void>',
      ['afterLoad', ['AppInfo', 'App']],
    ],
    [
      '#errorloadapp Signature: (error: Error, appInfo: AppInfo) => void',
      ['errorLoadApp', ['Error', 'AppInfo']],
    ],
    [
      '#beforemount Signature: (appInfo: AppInfo, app: App, cacheMode: boolean) => void',
      ['beforeMount', ['AppInfo', 'App', 'boolean']],
    ],
    [
      '#beforeeval Signature: (appInfo: AppInfo, code: string, env?: object, url?: string, options?: object) => void',
      ['beforeEval', ['AppInfo', 'string', 'object', 'string', 'object']],
    ],
    [
      '#aftermount Signature: (appInfo: AppInfo, app: App, cacheMode: boolean) => void',
      ['afterMount', ['AppInfo', 'App', 'boolean']],
    ],
    [
      '#beforeunmount Signature: (appInfo: AppInfo, app: App, cacheMode: boolean) => void',
      ['beforeUnmount', ['AppInfo', 'App', 'boolean']],
    ],
    [
      '#afterunmount Signature: (appInfo: AppInfo, app: App, cacheMode: boolean) => void',
      ['afterUnmount', ['AppInfo', 'App', 'boolean']],
    ],
    [
      '#errormountapp Signature: (error: Error, appInfo: AppInfo) => void',
      ['errorMountApp', ['Error', 'AppInfo']],
    ],
    [
      '#errorunmountapp Signature: (error: Error, appInfo: AppInfo) => void',
      ['errorUnmountApp', ['Error', 'AppInfo']],
    ],
    [
      '#errorexeccode Signature: (error: Error, appInfo: AppInfo, code: string, env?: object, url?: string, options?: object) => void',
      ['errorExecCode', ['Error', 'AppInfo', 'string', 'object', 'string', 'object']],
    ],
  ]),
  [
    "#arguments AppInfo | The app's merged options | | app | App | The object that loadApp resolves with | | cacheMode",
    '/api/hooks#beforemount Signature',
  ],
  ['error | Error | What went wrong', '/api/hooks#errormountapp Signature'],
  [
    'code, url | string | The source code and the URL of the script | | env | object | What a script of the entry gets: exports, module, require, __GARFISH_EXPORTS__, __GARFISH_GLOBAL_ENV__. Empty for a script that the app adds | | options | object | isModule, async, defer, isInline, noEntry and originScript of the script',
    async ({ start, load }) => {
      const seen: unknown[] = [];
      start({
        beforeEval(_info, code, env, url, options) {
          if (!url) return;
          seen.push(
            /render/.test(code),
            url,
            Object.keys(env ?? {}).sort(),
            Object.keys(options ?? {}).sort(),
          );
        },
      });
      await (await load('shop')).mount();
      return seen;
    },
    [
      true,
      'http://localhost:8091/shop/app.js',
      ['__GARFISH_EXPORTS__', '__GARFISH_GLOBAL_ENV__', 'exports', 'module', 'require'],
      ['async', 'defer', 'isInline', 'isModule', 'noEntry', 'originScript'],
    ],
  ],
  '/api/run',
  [
    '#apps Default: []',
    ({ start, Garfish }) => {
      start();
      return [Garfish.options.apps, Object.keys(Garfish.appInfos)];
    },
    [[], []],
  ],
  ...each(
    shown,
    [
      ["#basename Default: '/'", [{}, ['shop at /shop', '']]],
      [
        '#domgetter The element that sub-apps render into. Pass a selector, or a function that returns the element or a promise of it.',
        [{ domGetter: '#other' }, ['', 'shop at /shop']],
        [
          { domGetter: () => document.querySelector('#other') as HTMLElement },
          ['', 'shop at /shop'],
        ],
        [
          { domGetter: async () => document.querySelector('#other') as HTMLElement },
          ['', 'shop at /shop'],
        ],
      ],
    ],
    { path: '/shop' },
  ),
  [
    'Default: a function that creates a detached div',
    '/api/run#domgetter Garfish mounts apps into',
  ],
  [
    'Without an element, mounting fails with Invalid domGetter.',
    async ({ load, ending }) => {
      const app = await load('shop', { domGetter: () => null as never });
      return ending(() => app.mount());
    },
    /^rejects with .*Invalid domGetter/s,
  ],
  ['#props Data that the host passes to all sub-apps', '/api/run#props in run or setOptions'],
  [
    'Default: {}',
    async ({ start, ran, notes }) => {
      start();
      await ran(
        'exports.provider = { render: ({ props }) => note(JSON.stringify(props)), destroy() {} };',
      );
      return notes;
    },
    ['{}'],
  ],
  [
    'Garfish merges props from three places, first run, then the registered app, then loadApp.',
    '/api/run#props A later one',
  ],
  [
    '#sandbox The sandbox that isolates sub-apps from each other and from the host.',
    '/guide/concept/sandbox#what-the-vm-sandbox-isolates In the console',
  ],
  [
    'Default: the vm sandbox, with the defaults of its fields',
    async ({ start, app, load }) => {
      start({ apps: [app('shop')] });
      const { vmSandbox, snapshotSandbox, appInfo } = await load('shop');
      return [Boolean(vmSandbox), Boolean(snapshotSandbox), appInfo.sandbox];
    },
    [
      true,
      false,
      {
        snapshot: false,
        disableWith: false,
        strictIsolation: false,
        disableElementtiming: false,
        fixOwnerDocument: false,
        disableLinkTransformToStyle: false,
        fixBaseUrl: false,
        fixStaticResourceBaseUrl: true,
      },
    ],
  ],
  '/api/sandbox',
  ...[
    '#open Default: true',
    '#snapshot Default: false',
    '#strictisolation Default: false',
    '#fixbaseurl Default: false',
    '#fixstaticresourcebaseurl Default: true',
    '#fixownerdocument Default: false',
    '#disablewith Default: false',
    '#disableelementtiming Default: false',
    '#disablelinktransformtostyle Default: false',
  ].map((says): [string, string] => [says, '/api/run#sandbox Default: the vm sandbox']),
  '/api/registerApp',
  ['#sandbox Default: the one in run', '/api/run#sandbox Default: the vm sandbox'],
]);
