import { entryHtml, entryOf, mountOf, oneOf, onOff, type Scenario, script } from '../scenario';

export const isolation = {
  sandbox: {
    title: 'A global inside and outside the sandbox',
    summary:
      'The React app sets window.season. With the sandbox, only it can see the value; without, everyone can.',
    task: {
      question:
        'Press Set window.season with the sandbox on and off, then read it in the host. Who sees the value?',
      answer:
        'With the sandbox on, only the React app sees winter: it writes to a window of its own. With the sandbox off, the React app writes to the window of the page, so the Vue app and the host see it as well.',
    },
    apps: ['cart', 'orders'],
    containers: ['left', 'right'],
    controls: [onOff('sandbox', 'Sandbox')],
    actions: {
      read: { label: 'Read it in the host' },
      ...mountOf('Mount both', 'Unmount both'),
    },
    start: ['mount'],
    recorded: ['read'],
    host: ({ sandbox }) => `import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  apps: ['cart', 'orders'].map((name, index) => ({
    name,
    entry: \`/apps/\${name}/index.html\`,
    domGetter: index === 0 ? '#left' : '#right',
    props: { tools: 'global' },
    sandbox: { open: ${sandbox === 'on'} },
  })),
});

let apps = [];

export const actions = {
  async mount() {
    apps = await Promise.all([Garfish.loadApp('cart'), Garfish.loadApp('orders')]);
    for (const app of apps) await app.mount();
  },

  unmount() {
    for (const app of apps) app.unmount();
  },

  read() {
    console.log('The host reads window.season:', String(window.season));
  },
};
`,
  },
  styles: {
    title: 'Styles with and without strictIsolation',
    summary:
      'One app styles every button and heading. Turn strictIsolation off and look at the other.',
    task: {
      question:
        'Turn strictIsolation off. Which elements change, and why do they not change when it is on?',
      answer:
        'The buttons of the notes and the heading of the host turn red, because the banner’s rules for button and h1 reach the whole page. With strictIsolation, the banner is in a shadow root, which its styles don’t leave.',
    },
    apps: ['notes'],
    containers: ['left', 'right'],
    controls: [onOff('strict', 'strictIsolation')],
    actions: mountOf('Mount the banner', 'Unmount the banner', 'banner'),
    start: ['notes', 'mount'],
    host: ({ strict }) => `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

let banner;

export const actions = {
  async notes() {
    const notes = await Garfish.loadApp('notes', {
      entry: '${entryOf('notes')}',
      domGetter: '#left',
    });
    await notes.mount();
  },

  async mount() {
    banner = await Garfish.loadApp('banner', {
      entry: '${entryOf('banner')}',
      domGetter: '#right',
      sandbox: { strictIsolation: ${strict === 'on'} },
    });
    await banner.mount();
  },

  unmount() {
    banner.unmount();
  },
};
`,
    files: {
      '/apps/banner/index.html': entryHtml('Banner'),
      '/apps/banner/main.js': script(`exports.provider = {
  render({ dom }) {
    const button = document.createElement('button');
    button.textContent = 'Read more';
    dom.querySelector('#root').append('A banner in its own colours. ', button);
  },
  destroy({ dom }) {
    dom.querySelector('#root').replaceChildren();
  },
};
`),
      '/apps/banner/style.css': {
        type: 'text/css',
        text: `#root {
  padding: 16px;
}

/* Without strictIsolation, these reach the whole page. */
button {
  border: 0 !important;
  border-radius: 20px !important;
  background: #b3261e !important;
  color: #fff !important;
}

h1 {
  background: #b3261e;
  color: #fff !important;
}
`,
      },
    },
  },
  channel: {
    title: 'Props and channel',
    summary: 'The host passes a greeting as props. Apps and host talk over one channel.',
    task: {
      question: 'Press Tell the others in one app. Who hears it, and does the sender hear it, too?',
      answer:
        'All three apps and the host hear it, the sender as well: channel.emit calls every listener of the event, and the sender has added one.',
    },
    apps: ['cart', 'orders', 'notes'],
    containers: ['left', 'middle', 'right'],
    controls: [oneOf('user', 'props.greeting', 'Welcome, Ada', 'Good evening')],
    actions: { say: { label: 'Say something in the host' } },
    start: ['mount'],
    recorded: ['say'],
    host: ({ user }) => `import Garfish from 'garfish';

Garfish.run({ disablePreloadApp: true });

Garfish.channel.on('news', (text) => console.log('The host hears:', text));

const places = { cart: '#left', orders: '#middle', notes: '#right' };

export const actions = {
  async mount() {
    for (const [name, domGetter] of Object.entries(places)) {
      const app = await Garfish.loadApp(name, {
        entry: \`/apps/\${name}/index.html\`,
        domGetter,
        props: { greeting: '${user}', tools: 'channel' },
      });
      await app.mount();
    }
  },

  say() {
    Garfish.channel.emit('news', 'The harbour closes at six');
  },
};
`,
  },
} as const satisfies Record<string, Scenario>;
