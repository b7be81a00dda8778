exports.provider = {
  render({ dom }) {
    localStorage.setItem('token', 'a7');
    dom.querySelector('#root').textContent = `Token: ${localStorage.getItem('token')}`;
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
