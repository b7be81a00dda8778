const provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'Late, but here.';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};

// The app fetches its settings first, which takes a second.
const { registerProvider } = __GARFISH_EXPORTS__;
setTimeout(() => registerProvider(provider), 1000);
