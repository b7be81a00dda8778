window.season = 'winter';

exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = `It is ${window.season}.`;
  },
  destroy() {},
};
