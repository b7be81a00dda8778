exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The cart is here.';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
