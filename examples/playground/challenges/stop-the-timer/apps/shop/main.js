exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The shop is open.';
    setInterval(() => console.log('tick'), 200);
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
