const articles = [];

exports.provider = {
  render({ dom }) {
    const root = dom.querySelector('#root');
    if (articles.length === 0) return root.append('The shop has no articles today.');
    root.textContent = 'The shop is open.';
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
