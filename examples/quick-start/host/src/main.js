import Garfish from 'garfish';
import { apps } from './apps.js';

for (const link of document.querySelectorAll('nav a')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    Garfish.router.push({ path: link.getAttribute('href') });
  });
}

Garfish.run({
  basename: '/',
  domGetter: '#container',
  apps,
});
