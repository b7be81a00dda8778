exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'Your account';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
