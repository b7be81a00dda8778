let visits = 0;

exports.provider = {
  render({ dom }) {
    visits += 1;
    dom.querySelector('#root').textContent = `Visit ${visits}`;
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
