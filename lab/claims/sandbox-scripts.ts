import { appPage } from './apps';
import { claims, each, notes } from './claim';

/** Adds scripts in ways that a sub-app has, and tells in which window each of them runs. */
const ADDS = {
  '/adds/': appPage(),
  '/adds/app.js': `exports.provider = { render() {}, destroy() {} };
window.add = (way) => {
  const scripts = ['first', 'second'].map((name) => {
    const script = document.createElement('script');
    script.src = 'http://localhost:8091/adds/' + name + '.js';
    return script;
  });
  way(document, ...scripts);
};`,
  ...Object.fromEntries(
    ['first', 'second'].map((name) => [
      `/adds/${name}.js`,
      `window.Garfish.getGlobalObject().lab.notes.push('${name} ' + (window === window.Garfish.getGlobalObject() ? 'outside' : 'inside'));`,
    ]),
  ),
};

type Way = (document: Document, first: Element, second: Element) => void;

const adds = each(
  async ({ mounted, notes, until, settle }, way: Way) => {
    const { global } = await mounted('adds');
    global.add(way);
    await until(() => notes.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await settle();
    return notes.join();
  },
  [
    [
      'Scripts and styles that the app adds while it runs, with append, appendChild, insertBefore or insertAdjacentElement.',
      [({ body }, first) => body.append(first), 'first inside'],
      [({ head }, first) => head.appendChild(first), 'first inside'],
      [({ body }, first) => body.insertBefore(first, body.firstChild), 'first inside'],
      [({ body }, first) => body.insertAdjacentElement('beforeend', first), 'first inside'],
    ],
    [
      'Add one element per call, because append(first, second) drops the second.',
      [({ body }, first, second) => body.append(first, second), 'first inside'],
    ],
    [
      'A script that is added in another way, with prepend, after or inside a DocumentFragment, runs outside the sandbox.',
      [({ body }, first) => body.prepend(first), 'first outside'],
      [({ body }, first) => body.lastElementChild?.after(first), 'first outside'],
      [
        (document, first) => {
          const fragment = document.createDocumentFragment();
          fragment.append(first);
          document.body.append(fragment);
        },
        'first outside',
      ],
    ],
  ],
  { files: ADDS },
);

/** What `/guide/concept/sandbox` says of scripts, names and `modules`. */
export const SANDBOX_SCRIPTS = claims([
  '/guide/concept/sandbox#what-the-vm-sandbox-isolates',
  ...adds,
  '#what-is-not-isolated',
  [
    "window.location = '/sign-out' does nothing visible in the vm sandbox. The string stays in the app's own window, and location is no longer an object there.",
    async ({ ran, notes }) => {
      const { href } = location;
      await ran("window.location = '/sign-out'; note(typeof window.location + ' ' + location);");
      return [notes, location.href === href];
    },
    [['string /sign-out'], true],
  ],
  [
    'IndexedDB | Two apps that use the same database name share the database',
    async ({ ran, until, notes }) => {
      const open = `const request = indexedDB.open('shared');
request.onupgradeneeded = () => note('created');
request.onsuccess = () => (note('opened'), request.result.close());`;
      const { Garfish } = window.lab;
      await ran(open);
      await until(() => notes.includes('opened'));
      const app = await Garfish.loadApp('another', {
        entry: window.lab.own(open),
        domGetter: '#other',
      });
      await app?.mount();
      await until(() => notes.filter((note) => note === 'opened').length === 2);
      indexedDB.deleteDatabase('shared');
      return notes;
    },
    ['created', 'opened', 'opened'],
  ],
  '/guide/demo/angular#webpack',
  ...each(
    async ({ ran, notes, until }, fields: { sandbox?: false }) => {
      await ran(
        `const chunk = document.createElement('script');
chunk.type = 'module';
chunk.src = 'http://localhost:8091/chunks/lazy.js';
document.head.append(chunk);`,
        fields,
      );
      await until(() => notes.length > 0);
      return notes.join();
    },
    [
      [
        'The vm sandbox runs such a chunk as a classic script anyway. With sandbox: false, the browser would run it as a module.',
        [{}, 'object inside'],
        [{ sandbox: false }, 'undefined outside'],
      ],
    ],
    {
      files: {
        '/chunks/lazy.js': `const host = window.Garfish.getGlobalObject();
host.lab.notes.push(typeof this + (window === host ? ' outside' : ' inside'));`,
      },
    },
  ),
  '/guide/concept/sandbox#modules',
  [
    'Garfish calls each function in modules when it creates a sandbox for the app.',
    async ({ load, notes }) => {
      const modules = [() => ({ override: { own: notes.push('module') } })];
      const app = await load('shop', { sandbox: { modules } as object });
      return [notes, app.global.own];
    },
    [['module'], 1],
  ],
  [
    'You can also replace what the sandbox itself replaces, such as localStorage, but then you lose its isolation.',
    async ({ ran }) => {
      const modules = [() => ({ override: { localStorage: window.localStorage } })];
      await ran("localStorage.setItem('key', 'value')", { sandbox: { modules } as object });
      return localStorage.getItem('key');
    },
    'value',
  ],
  '#details',
  [
    "Each script runs in its own function, so what it declares at the top with function, class, const or let is not visible in the app's next script. Assign such a value to window.",
    async ({ ran, notes }) => {
      await ran(
        '',
        {},
        `<script>
function byFunction() {} const byConst = 1; let byLet = 1; class ByClass {} var byVar = 1; window.assigned = 1;
</script><script>
window.Garfish.getGlobalObject().lab.notes.push(
  [typeof byFunction, typeof byConst, typeof byLet, typeof ByClass, typeof assigned].join());
</script>`,
      );
      return notes;
    },
    ['undefined,undefined,undefined,undefined,number'],
  ],
  ...notes([
    [
      "'name' in window looks only at the app's own window, so it can be false for a global of the host that the app can read.",
      [
        ["note(['declared' in window, typeof declared, 'addEventListener' in window].join())"],
        ['false,string,true'],
      ],
    ],
  ]),
]);
