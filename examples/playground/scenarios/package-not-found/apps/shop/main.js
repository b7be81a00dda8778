const prices = require('prices');

exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').append('Rope: ', prices.rope, ' crowns');
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
