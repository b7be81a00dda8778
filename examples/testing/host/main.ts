import Garfish from 'garfish';

const output = document.querySelector('output');
const alert = document.querySelector('[role=alert]');

Garfish.channel.on('orders:changed', (count: number) => {
  if (output) output.textContent = String(count);
});

Garfish.run({
  domGetter: '#container',
  apps: [
    {
      name: 'orders',
      activeWhen: '/orders',
      entry: 'http://localhost:8088/',
    },
  ],
  errorLoadApp({ message }, { name }) {
    if (alert) alert.textContent = `${name} is not available: ${message}`;
  },
});

const links = document.querySelectorAll<HTMLAnchorElement>('header a');
for (const link of links) {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    Garfish.router.push({ path: link.pathname });
  });
}
