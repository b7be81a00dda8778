// The shop fetches its settings first, which takes a second.
const { registerProvider } = __GARFISH_EXPORTS__;
setTimeout(() => {
  registerProvider({
    render({ dom }) {
      dom.querySelector('#root').textContent = 'The shop is open.';
    },
    destroy() {},
  });
}, 1000);
