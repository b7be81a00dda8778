let notes;

exports.provider = {
  async render({ dom }) {
    const slot = document.createElement('div');
    slot.style.paddingTop = '8px';
    dom.querySelector('#root').append('The shop shows the notes:', slot);
    // The host's Garfish also loads the apps of a sub-app.
    notes = await window.Garfish.loadApp('notes', {
      entry: '/apps/notes/index.html',
      domGetter: () => slot,
    });
    await notes.mount();
  },
  destroy({ dom }) {
    notes.unmount();
    dom.querySelector('#root').replaceChildren();
  },
};
