exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'Hello, nobody';
  },
  destroy() {},
};
