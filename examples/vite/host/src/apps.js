// In development Vite serves ES modules, which the sandbox cannot run.
const sandbox = import.meta.env.DEV ? { sandbox: false } : {};

export const apps = [
  { name: 'vite-react', activeWhen: '/react', entry: 'http://localhost:8094/', ...sandbox },
  { name: 'vite-vue', activeWhen: '/vue', entry: 'http://localhost:8095/', ...sandbox },
];
