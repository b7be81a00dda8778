export const apps = [
  {
    name: 'react-app',
    activeWhen: '/react',
    entry: 'http://localhost:8091/',
  },
  {
    name: 'vue-app',
    activeWhen: '/vue',
    entry: 'http://localhost:8092/',
  },
];
