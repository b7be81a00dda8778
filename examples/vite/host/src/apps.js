// In development Vite serves ES modules, which the sandbox cannot run.
/** @type {false | undefined} */
const sandbox = import.meta.env.DEV ? false : undefined;

export const apps = [
  {
    name: 'vite-react',
    activeWhen: '/react',
    entry: 'http://localhost:8094/',
    sandbox,
  },
  {
    name: 'vite-vue',
    activeWhen: '/vue',
    entry: 'http://localhost:8095/',
    sandbox,
  },
];
