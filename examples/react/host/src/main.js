import Garfish from 'garfish';
import { shared } from './shared.js';

document.querySelector('nav').addEventListener('click', (event) => {
  if (!event.target.matches('a')) return;
  event.preventDefault();
  Garfish.router.push({ path: event.target.getAttribute('href') });
});

Garfish.setExternal(shared);

Garfish.run({
  basename: '/',
  domGetter: '#container',
  apps: [
    {
      name: 'bridge-app',
      activeWhen: '/react',
      entry: 'http://localhost:8098/',
      props: { currency: 'EUR' },
    },
  ],
});
