import { appPage } from './apps';
import { claims, each } from './claim';
import type { Lab } from './lab';

type Sandbox = Record<string, unknown>;

/** What is left of a global that a sub-app sets, and which sandbox it has. */
const kindOf = async ({ ran }: Lab, sandbox: Sandbox) => {
  const app = await ran('window.left = 1;', { sandbox });
  return [Boolean(app.vmSandbox), Boolean(app.snapshotSandbox), 'left' in window];
};

/** What of an app is in the page: a shadow root, a link, an attribute for element timing. */
const partsOf = async ({ ran, settle, until }: Lab, sandbox: Sandbox) => {
  const script =
    'exports.provider = { render({ dom }) { dom.append(document.createElement("b")); }, destroy() {} };';
  const app = await ran(
    script,
    { sandbox, cache: false },
    '<link rel="stylesheet" href="http://localhost:8091/own/app.css">',
  );
  await settle();
  const root = app.htmlNode;
  await until(() => root.querySelector('b'));
  return [
    root.getRootNode() instanceof ShadowRoot,
    root.querySelectorAll('link').length,
    root.querySelectorAll('[elementtiming]').length > 0,
  ];
};

const files = { '/own/app.css': 'b { color: red }' };

/** What the options of the sandbox do. */
export const SANDBOX_FIELDS = claims([
  '/api/sandbox',
  ...each(kindOf, [
    [
      '#open false turns the sandbox off, for example for an app of native ES modules.',
      [{ open: false }, [false, false, true]],
      [{ open: true }, [true, false, false]],
    ],
    [
      '#snapshot Uses the snapshot sandbox instead of the vm sandbox.',
      [{ snapshot: true }, [false, true, true]],
      [{ snapshot: false }, [true, false, false]],
      [{ snapshot: true, open: false }, [false, false, true]],
    ],
  ]),
  ...each(
    partsOf,
    [
      [
        '#disablelinktransformtostyle Leaves the link elements of stylesheets as they are, instead of turning them into style elements.',
        [{ disableLinkTransformToStyle: true }, [false, 1, true]],
        [{}, [false, 0, true]],
      ],
      [
        '#disableelementtiming Stops Garfish from adding elementtiming attributes to the elements of the app.',
        [{ disableElementtiming: true }, [false, 0, false]],
      ],
      [
        "#open The options about the entry's HTML still apply. These are strictIsolation, excludeAssetFilter, disableLinkTransformToStyle and, for src attributes, fixStaticResourceBaseUrl.",
        [{ open: false, strictIsolation: true }, [true, 0, false]],
        [{ open: false }, [false, 0, false]],
        [{ strictIsolation: true }, [true, 0, true]],
        [{ open: false, disableLinkTransformToStyle: true }, [false, 1, false]],
      ],
    ],
    { files },
  ),
  ...each(
    async ({ load }, sandbox: Record<string, boolean>) => {
      const app = await load('entry-files', { sandbox });
      await app.mount();
      const image = document.querySelector<HTMLImageElement>('#container img');
      const style = document.querySelector('#container style');
      return [
        image?.src,
        app.global.ran ?? Reflect.get(window, 'ran'),
        style?.textContent?.includes('top: 0'),
      ];
    },
    [
      [
        '#fixstaticresourcebaseurl except for the scripts and stylesheets of the entry, which Garfish fetches itself.',
        [{}, ['http://localhost:8091/entry-files/a.png', 'ran', true]],
        [{ fixStaticResourceBaseUrl: false }, ['http://localhost:8080/a.png', 'ran', true]],
      ],
      [
        '#open disableLinkTransformToStyle and, for src attributes, fixStaticResourceBaseUrl.',
        [{ open: false }, ['http://localhost:8091/entry-files/a.png', 'ran', true]],
        [
          { open: false, fixStaticResourceBaseUrl: false },
          ['http://localhost:8080/a.png', 'ran', true],
        ],
      ],
    ],
    {
      files: {
        '/entry-files/': appPage('<img src="a.png"><link rel="stylesheet" href="a.css">'),
        '/entry-files/a.css': 'b { top: 0 }',
        '/entry-files/app.js':
          "window.ran = 'ran'; exports.provider = { render() {}, destroy() {} };",
      },
    },
  ),
  [
    '#fixownerdocument Lets node.ownerDocument return the document of the sandbox, for libraries such as React that create elements through it.',
    async ({ Garfish, ran, notes }) => {
      const script =
        'exports.provider = { render({ dom }) { note(String(dom.ownerDocument === document)); }, destroy() {} };';
      Garfish.setOptions({ sandbox: { fixOwnerDocument: true } });
      await ran(script);
      return notes;
    },
    ['true'],
  ],
  ['#disablewith Runs scripts without with.', '/api/sandbox#disablewith Undeclared variables'],
]);
