import { type Choices, mountOf, onOff, type Scenario } from '../scenario';
import type { Served } from './inspect';
import { request } from './request';

/** What the host prints of the container after it has mounted the app. */
export const FILLED = 'The container has content.';
export const EMPTY = 'The container is empty.';

const SANDBOX = onOff('sandbox', 'sandbox');
const PATH = '/app';

/** A host that mounts the sub-app of a reader. */
export function ownAppScenario(entry: string, { files, blocked }: Served): Scenario {
  const { origin } = new URL(entry);
  return {
    title: 'Your sub-app',
    summary: entry,
    apps: [],
    containers: ['container'],
    path: PATH,
    controls: [SANDBOX],
    actions: mountOf('Mount', 'Unmount'),
    start: ['mount'],
    files,
    blocked,
    async ask(url) {
      // Nothing but the reader's own server is asked.
      if (new URL(url).origin !== origin) return undefined;
      const answer = await request(url);
      return 'file' in answer ? answer.file : undefined;
    },
    host: (choices) => hostCode(entry, choices),
  };
}

function hostCode(entry: string, { sandbox }: Choices): string {
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
      basename: '${PATH}',${sandbox === 'off' ? '\n      sandbox: false,' : ''}
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
