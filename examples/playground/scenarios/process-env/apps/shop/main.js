const currency = 'crowns';

exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The shop is open.';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
