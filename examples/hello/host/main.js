import Garfish from 'garfish';

Garfish.run({
  domGetter: '#container',
  apps: [
    {
      name: 'hello-app',
      activeWhen: '/hello',
      entry: 'http://localhost:8091/',
    },
  ],
});

for (const link of document.querySelectorAll('nav a')) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    Garfish.router.push({ path: link.getAttribute('href') });
  });
}
