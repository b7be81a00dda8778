import { claims, each, ends, prints } from './claim';
import type { Lab } from './lab';

/** Runs hooks of a loader plugin on the load of an app: how it ends, and what was noted. */
const plugged = async (lab: Lab, hooks: string) => {
  const made = new Function('note', `return { name: 'own', ${hooks} }`)(
    (text: unknown) => void lab.notes.push(String(text)),
  );
  lab.Garfish.loader.usePlugin(made);
  const end = await lab.ending(() => lab.mounted('shop'));
  return [end.split(' ')[0], ...lab.notes.filter((note) => !/script|render/.test(note))];
};

const NOTHING = 'returns undefined';

/** What the members of the loader do, and what a sub-app gets of `setExternal`. */
export const LOADER_MEMBERS = claims([
  '/api/loader',
  ...ends([
    [
      '#useplugin Signature: (plugin: LoaderPlugin) => void',
      [({ Garfish }) => Garfish.loader.usePlugin({ name: 'own' }), NOTHING],
    ],
    [
      '#setlifecycle Signature: (hooks: Partial<LoaderLifecycle>) => void',
      [({ Garfish }) => Garfish.loader.setLifeCycle({}), NOTHING],
    ],
    [
      '#setoptions Signature: (options: { maxSize?: number }) => void',
      [({ Garfish }) => Garfish.loader.setOptions({ maxSize: 5 }), NOTHING],
    ],
    [
      '#clear Removes the cached files of one app, so that other apps no longer get them. scope is its name, and fileType is js, css, module or template.',
      [({ Garfish }) => Garfish.loader.clear('shop'), NOTHING],
      [({ Garfish }) => Garfish.loader.clear('shop', 'js' as never), NOTHING],
    ],
    [
      '#clearall Removes the cached files of all apps. Signature: (fileType?: FileTypes) => void',
      [({ Garfish }) => Garfish.loader.clearAll(), NOTHING],
    ],
  ]),
  ['#signature All methods except load return nothing.', '/api/loader#useplugin Signature'],
  [
    '#setlifecycle Adds hooks under the fixed name loader-lifecycle.',
    '/api/loader#setlifecycle It therefore works only once',
  ],
  ...each(plugged, [
    [
      '#beforeload Signature: (data: { url, scope, requestConfig }) => data',
      [
        'beforeLoad(data) { note(Object.keys(data).sort()); return data; }',
        ['resolves', 'requestConfig,scope,url', 'requestConfig,scope,url'],
      ],
      ['beforeLoad() {}', ['rejects']],
    ],
    [
      '#loaded Signature: (data: { result: Response, value }) => data',
      [
        'loaded(data) { note(Object.keys(data).sort()); return data; }',
        ['resolves', 'result,value', 'result,value'],
      ],
    ],
    [
      'value has the fields that load resolves with.',
      [
        'loaded(data) { note(Object.keys(data.value).sort()); return data; }',
        [
          'resolves',
          'code,fileType,resourceManager,scope,size,url',
          'code,fileType,resourceManager,scope,size,url',
        ],
      ],
    ],
    [
      '#fetch Signature: (url: string, requestConfig: RequestInit) => Response | void | false | Promise<Response>',
      [
        'fetch(url, config) { note(typeof url + typeof config); }',
        ['resolves', 'stringobject', 'stringobject'],
      ],
      ['async fetch(url, config) { return fetch(url, config); }', ['resolves']],
    ],
    [
      '#hooks-of-useplugin-and-setlifecycle scope is the name of the app.',
      ['beforeLoad(data) { note(data.scope); return data; }', ['resolves', 'shop', 'shop']],
    ],
    [
      '#what-is-requested-and-how loader.requestConfig is deprecated, and Garfish overwrites the credentials in it.',
      [
        "beforeLoad(data) { note(data.requestConfig.credentials + ' ' + data.requestConfig.mode); return data; }",
        ['resolves', 'same-origin cors', 'same-origin cors'],
      ],
    ],
  ]),
  [
    '#fetch If several plugins have a fetch hook, Garfish uses the last result',
    async ({ Garfish, shows }) => {
      const plugin = (name: string) => ({
        name,
        fetch: (url: string) => {
          if (!url.endsWith('app.js')) return;
          const script = `exports.provider = { render: ({ dom }) => { dom.textContent = '${name}'; }, destroy() {} };`;
          const headers = { 'content-type': 'text/javascript' };
          const answer = new Response(script, { headers });
          return Object.defineProperty(answer, 'url', { value: url });
        },
      });
      Garfish.loader.usePlugin(plugin('first') as never);
      Garfish.loader.usePlugin(plugin('second') as never);
      return shows('');
    },
    'second',
  ],
  [
    "#setoptions The option doesn't limit memory, because Garfish stores every file that an app has fetched until the page is reloaded.",
    async ({ Garfish, entry, requests }) => {
      const file = { scope: 'shop', url: entry('shop') };
      Garfish.loader.setOptions({ maxSize: 1 });
      const first = await Garfish.loader.load(file);
      Garfish.loader.clearAll();
      const again = await Garfish.loader.load(file);
      return [again.resourceManager === first.resourceManager, requests.length];
    },
    [true, 1],
  ],
  ['#load Fetches one file the way Garfish does', '/api/loader#load It resolves with'],
  [
    'resourceManager holds the parsed file, and code is then empty.',
    async ({ Garfish, entry }) => {
      const { loader } = Garfish;
      const { resourceManager, code } = await loader.load({ scope: 'shop', url: entry('shop') });
      return [Boolean(resourceManager), code];
    },
    [true, ''],
  ],
  ...prints([
    [
      '#what-is-requested-and-how If the browser refuses the request, the error is Failed to fetch.',
      [
        ({ Garfish, start }) => {
          start();
          return Garfish.loadApp('none', { entry: 'http://localhost:1/none' });
        },
        /Failed to fetch|load failed with status/,
      ],
    ],
  ]),
  [
    'Garfish takes the type of a file from its content type, from type="module" of its script tag, or from the ending of its URL.',
    '/issues/errors#failed-to-load-script A script of the entry',
  ],
  [
    'It parses and caches only HTML, JavaScript and CSS.',
    '/issues/errors#failed-to-load-script A script of the entry',
  ],
  [
    'The server of the sub-app must therefore send Access-Control-Allow-Origin.',
    '/api/loader#what-is-requested-and-how Garfish sends requests',
  ],
  [
    '#retry-failed-requests Garfish caches a failed request, so retry inside the fetch hook.',
    '/issues/errors#load-failed-with-status The loader caches',
  ],
  [
    'It covers the entry, its scripts and its stylesheets.',
    '/guide/API/loadApp#retry-after-a-network-failure The loader can',
  ],
  [
    '#pitfalls The server is fixed, but the app still fails. Reload the page, because clear does not help.',
    '/issues/errors#load-failed-with-status The loader caches',
  ],
]);
