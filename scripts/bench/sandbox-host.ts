import Garfish from 'garfish';

/** Mounts the sub-app that measures; called from outside of the page. */
Object.assign(window, {
  async measure(sandbox: object | false) {
    const options = { entry: '/timings/', domGetter: 'body', sandbox };
    const app = await Garfish.loadApp('timings', options);
    await app?.mount();
  },
});
