import Garfish from 'garfish';
import { shared } from './shared.js';

for (const link of document.querySelectorAll('nav a')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    Garfish.router.push({ path: link.getAttribute('href') });
  });
}

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
