import Garfish from 'garfish';
import { apps } from './apps.js';

document.querySelector('nav').addEventListener('click', (event) => {
  if (!event.target.matches('a')) return;
  event.preventDefault();
  Garfish.router.push({ path: event.target.getAttribute('href') });
});

Garfish.run({
  basename: '/',
  domGetter: '#container',
  apps,
});
