import type { interfaces } from 'garfish';
import { claims, each, ends } from './claim';
import type { Lab } from './lab';

type Setting = {
  attributes?: string;
  options?: object;
  /** A sub-app instead of `shop`. */
  name?: string;
  /** What to await: a state of `loading`, or that the app shows. */
  awaits?: string;
};

/** Inserts an element, and tells what `loading` was called with, and what the element shows. */
async function inserted(
  { defineCustomElements, entry, until, text, notes, settle }: Lab,
  { attributes = '', options = {}, name = 'shop', awaits }: Setting,
) {
  type State = { isLoading: boolean; error?: Error; pastDelay?: boolean };
  const loading = ({ isLoading, error, pastDelay }: State) => {
    const state = error ? 'failed' : isLoading ? 'loading' : 'done';
    notes.push(pastDelay ? `${state}, past delay` : state);
    const note = document.createElement('em');
    note.textContent = state;
    return error ? note : (null as never);
  };
  defineCustomElements('own-app', {
    loading,
    delay: 1,
    config: { disablePreloadApp: true },
    ...options,
  });
  document.body.insertAdjacentHTML(
    'beforeend',
    `<own-app name="${name}" entry="${entry(name)}" ${attributes}></own-app>`,
  );
  const element = document.querySelector('own-app');
  const shown = () =>
    [element, ...(element?.querySelectorAll('*') ?? [])]
      .map((node) => (node?.shadowRoot ?? node)?.textContent ?? '')
      .find((content) => content.includes(' at '));
  await until(() => (awaits ? notes.includes(awaits) : shown()));
  await settle();
  const inShadow = [...(element?.querySelectorAll('*') ?? [])].some((node) => node.shadowRoot);
  const states = notes.filter((note) => /^(loading|done|failed)/.test(note));
  return [states, shown()?.trim() ?? text('own-app'), inShadow];
}

const DONE = ['loading'];

/** What the page of custom elements says. */
export const WEB_COMPONENT = claims([
  '/issues/webComponent',
  ...each(inserted, [
    [
      '#attributes basename | The base path, / by default',
      [{ options: { delay: 10_000 } }, [DONE, 'shop at /', false]],
      [
        { options: { delay: 10_000 }, attributes: 'basename="/own"' },
        [DONE, 'shop at /own', false],
      ],
    ],
    [
      'shadow | If present, with any value, the sub-app mounts in a shadow root',
      [{ options: { delay: 10_000 }, attributes: 'shadow' }, [DONE, 'shop at /', true]],
      [{ options: { delay: 10_000 }, attributes: 'shadow="false"' }, [DONE, 'shop at /', true]],
    ],
    [
      'name | The name of the sub-app | | entry | The URL of the entry',
      [{ options: { delay: 10_000 }, name: 'orders' }, [DONE, 'orders at /', false]],
    ],
    [
      '#definecustomelements The field becomes true even if the app has mounted by then, so loading is called once more with isLoading: false.',
      [
        // Long enough for a busy machine to mount the app before.
        { options: { delay: 2_000 }, awaits: 'done, past delay' },
        [[...DONE, 'done, past delay'], 'shop at /', false],
      ],
    ],
    [
      '#behaviour Loading or mounting fails | Calls loading with error. The element that you return stays',
      [
        { options: { delay: 10_000 }, name: 'nowhere', awaits: 'failed' },
        [['loading', 'failed'], 'failed', false],
      ],
      [
        { options: { delay: 10_000 }, name: 'fails-in-render', awaits: 'failed' },
        [['loading', 'failed'], 'failed', false],
      ],
    ],
  ]),
  [
    '#definecustomelements loading also receives the field pastDelay, which its type lacks.',
    '/issues/webComponent#definecustomelements The field becomes',
  ],
  [
    '#behaviour delay is over | Calls loading again with pastDelay: true, even if the app is mounted already',
    '/issues/webComponent#definecustomelements The field becomes',
  ],
  [
    '#attributes shadow turns strictIsolation on.',
    '/issues/webComponent#attributes shadow | If present',
  ],
  '/issues/webComponent',
  [
    'defineCustomElements registers a custom element, so that you can embed a sub-app as an HTML tag.',
    '/issues/webComponent#attributes name | The name',
  ],
  ...each<false | interfaces.SandboxConfig>(
    async ({ Garfish, start, defineCustomElements, entry, until, notes }, sandbox) => {
      start({ sandbox });
      defineCustomElements('own-app', { loading: () => null as never, delay: 10_000 });
      const own = `<own-app name="shop" entry="${entry('shop')}"></own-app>`;
      document.body.insertAdjacentHTML('beforeend', own);
      await until(() => notes.includes('render'));
      const [app] = Garfish.activeApps;
      return [app?.global !== window, app !== undefined && 'snapshotSandbox' in app];
    },
    [
      [
        '#attributes The app of an element runs in the vm sandbox, even if run has sandbox: false or snapshot: true.',
        [{}, [true, false]],
        [false, [true, false]],
        [{ snapshot: true }, [true, false]],
      ],
      ['Only open: false in run turns the sandbox off.', [{ open: false }, [false, false]]],
    ],
  ),
  ...ends([
    [
      '#definecustomelements htmlTag | required | The name of the tag. It needs a hyphen, as every custom element does. If it is not a string, the call throws',
      [
        ({ defineCustomElements }) =>
          defineCustomElements('own', { loading: () => null as never, delay: 0 }),
        /^throws .*not a valid custom element name/,
      ],
      [
        ({ defineCustomElements }) =>
          defineCustomElements(5 as never, { loading: () => null as never, delay: 0 }),
        /^throws .*htmlTag/,
      ],
      [
        ({ defineCustomElements }) =>
          defineCustomElements('own-app', { loading: () => null as never, delay: 0 }),
        'returns undefined',
      ],
    ],
    [
      'Calling defineCustomElements again with the same tag does nothing.',
      [
        ({ defineCustomElements }) => {
          const options = { loading: () => null as never, delay: 0 };
          defineCustomElements('own-app', options);
          return defineCustomElements('own-app', options);
        },
        'returns undefined',
      ],
    ],
  ]),
  [
    '#behaviour The element is inserted again | Loads a new app instance and runs the scripts again, because cache is not set',
    async ({ defineCustomElements, entry, until, settle, notes, count }) => {
      defineCustomElements('own-app', {
        loading: () => null as never,
        delay: 0,
        config: { disablePreloadApp: true },
      });
      const element = document.createElement('own-app');
      element.setAttribute('name', 'shop');
      element.setAttribute('entry', entry('shop'));
      document.body.append(element);
      await until(() => notes.includes('render'));
      await settle();
      element.remove();
      await until(() => notes.includes('destroy'));
      document.body.append(element);
      await until(() => count('render') === 2);
      return count('script');
    },
    2,
  ],
  [
    'Garfish caches a failed request until the page is reloaded, so a new element for the same app also fails.',
    '/issues/errors#load-failed-with-status The loader caches',
  ],
]);
