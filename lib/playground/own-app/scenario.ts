import { HOST, type Scenario, script } from '../scenario';
import type { Inspected } from './inspect';
import { request } from './request';

/** What the host prints of the container after it has mounted the app. */
export const FILLED = 'The container has content.';
export const EMPTY = 'The container is empty.';

const BASENAME = "basename: '/app',";
/** What switches the sandbox off. */
const OPEN = { file: HOST, from: BASENAME, to: `${BASENAME}\n      sandbox: false,` };

/** A host that mounts the sub-app of a reader. */
export function ownAppScenario(
  title: string,
  entry: string,
  { files, blocked }: Inspected,
): Scenario {
  const { origin } = new URL(entry);
  return {
    title,
    summary: entry,
    containers: ['container'],
    path: '/app',
    controls: [
      {
        id: 'sandbox',
        label: 'sandbox',
        choices: [{ value: 'on' }, { value: 'off', changes: [OPEN] }],
      },
    ],
    actions: {
      mount: { label: 'Mount', states: ['absent', 'loaded', 'unmounted', 'failed'] },
      unmount: { label: 'Unmount', states: ['mounted'] },
    },
    start: ['mount'],
    files: { [HOST]: script(hostCode(entry)) },
    packages: {},
    blocked,
    async ask(url) {
      if (Object.hasOwn(files, url)) return files[url];
      // Nothing but the reader's own server is asked.
      if (new URL(url).origin !== origin) return undefined;
      const answer = await request(url);
      return 'file' in answer ? answer.file : undefined;
    },
  };
}

function hostCode(entry: string): string {
  return `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  errorLoadApp: (error) => console.error(error.message),
  errorMountApp: (error) => console.error(error.message),
});

let app;

export const actions = {
  async mount() {
    app = await Garfish.loadApp('app', {
      entry: ${JSON.stringify(entry)},
      domGetter: '#container',
      ${BASENAME}
    });
    // After errorLoadApp, there is no app.
    if (!app || !(await app.mount())) return;
    await new Promise((done) => setTimeout(done, 500));
    const container = document.querySelector('#container');
    const isEmpty =
      container.innerText.trim() === '' && !container.querySelector('canvas, img, svg, video, input');
    console.log(isEmpty ? '${EMPTY}' : '${FILLED}');
  },
  unmount: () => app?.unmount(),
};
`;
}
