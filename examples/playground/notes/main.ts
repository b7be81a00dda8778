import { beat, type HostProps, hear, hostProps, rootIn, routes, say, season } from '../shared/host';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Outside the function that renders, so that the cache of Garfish keeps it. */
const notes = ['Check the tide', 'Call the pilot'];

/** Renders the notes into an element; returns how to remove them. */
function start(root: Element, basename: string, { greeting, tools }: HostProps): () => void {
  const time = element('span', { className: 'app-beat' }, '0 s');
  const list = element('ul', {});
  const field = element('input', { ariaLabel: 'New note', maxLength: 40 });
  const form = element('form', {}, field, element('button', { type: 'submit' }, 'Add'));
  const about = element('p', {}, 'Plain TypeScript, without a framework.');
  const heard = element('p', { className: 'app-note' });
  const extra = toolFor(tools, () => notes.length);
  const tabs = ['/', '/about'].map((route) =>
    element('button', { type: 'button', onclick: () => router.open(route) }, nameOf(route)),
  );

  function showRoute(route: string) {
    tabs.forEach((tab, index) => {
      tab.ariaPressed = String((index === 1) === (route === '/about'));
    });
    about.hidden = route !== '/about';
    list.hidden = form.hidden = route === '/about';
  }
  const showNotes = () => list.replaceChildren(...notes.map((note) => element('li', {}, note)));
  form.onsubmit = (event) => {
    event.preventDefault();
    if (field.value.trim() === '') return;
    notes.push(field.value.trim());
    field.value = '';
    showNotes();
  };

  const router = routes(basename, showRoute);
  const stops = [
    router.stop,
    beat((seconds) => {
      time.textContent = `${seconds} s`;
      extra.refresh();
    }),
    hear((text) => {
      heard.textContent = `Heard: ${text}`;
    }),
  ];
  showRoute(router.current());
  showNotes();
  root.replaceChildren(
    element(
      'div',
      { className: 'app notes' },
      element(
        'div',
        { className: 'app-top' },
        element('b', {}, 'Notes'),
        element('small', {}, 'TypeScript'),
        time,
      ),
      element('div', { className: 'app-tabs' }, ...tabs),
      element(
        'div',
        { className: 'app-body' },
        list,
        form,
        about,
        ...(greeting ? [element('p', { className: 'app-note' }, greeting)] : []),
        ...extra.nodes,
        heard,
      ),
    ),
  );
  return () => {
    for (const stop of stops) stop();
    root.replaceChildren();
  };
}

function nameOf(route: string): string {
  return route === '/' ? 'Notes' : 'About';
}

function toolFor(tools: HostProps['tools'], count: () => number) {
  if (tools === 'channel') {
    const onclick = () => say(`${count()} notes`);
    const button = element('button', { type: 'button', onclick }, 'Tell the others');
    return { nodes: [element('p', {}, button)], refresh() {} };
  }
  if (tools !== 'global') return { nodes: [], refresh() {} };
  const value = element('code', {}, season());
  return {
    nodes: [element('p', {}, 'window.season: ', value)],
    refresh() {
      value.textContent = season();
    },
  };
}

let stop: (() => void) | undefined;

type Given = { dom: Element; basename?: string; props?: unknown };

export const provider = () => ({
  render({ dom, basename = '/', props }: Given) {
    stop = start(rootIn(dom), basename, hostProps({ props }));
  },
  destroy() {
    stop?.();
  },
});
