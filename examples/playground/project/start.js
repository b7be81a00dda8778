import { actions, containers, start, title } from './scenario.json';

document.title = title;
for (const id of containers) {
  document.body.append(Object.assign(document.createElement('div'), { id }));
}

async function run() {
  // The host finds its containers when it starts.
  const host = await import('./host.js');
  for (const [name, label] of Object.entries(actions)) {
    const button = document.createElement('button');
    button.textContent = label;
    button.addEventListener('click', () => host.actions[name]());
    document.querySelector('header').append(button);
  }
  for (const name of start) await host.actions[name]();
}

run();
