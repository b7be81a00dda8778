import Garfish from 'garfish';

Garfish.run({
  disablePreloadApp: true,
  errorLoadApp: (error) => console.error(error.message),
  errorMountApp: (error) => console.error(error.message),
});

let app;

export const actions = {
  async mount() {
    app = await Garfish.loadApp('app', {
      entry: 'http://localhost:8091/',
      domGetter: '#container',
      basename: '/app',
    });
    // After errorLoadApp, there is no app.
    if (!app || !(await app.mount())) return;
    await new Promise((done) => setTimeout(done, 500));
    const container = document.querySelector('#container');
    const isEmpty =
      container.innerText.trim() === '' &&
      !container.querySelector('canvas, img, svg, video, input');
    console.log(isEmpty ? 'The container is empty.' : 'The container has content.');
  },
  unmount: () => app?.unmount(),
};
