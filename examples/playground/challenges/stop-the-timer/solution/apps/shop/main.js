let timer;

exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The shop is open.';
    timer = setInterval(() => console.log('tick'), 200);
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
    clearInterval(timer);
  },
};
