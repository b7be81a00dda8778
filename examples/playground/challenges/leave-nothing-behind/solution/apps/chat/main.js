let banner;

exports.provider = {
  render({ dom }) {
    dom.querySelector('#root').textContent = 'The chat is ready.';
    banner = document.createElement('p');
    banner.textContent = 'New: write to us!';
    document.body.append(banner);
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
    banner.remove();
  },
};
