exports.provider = {
  render({ dom }) {
    const button = document.createElement('button');
    button.textContent = 'Read more';
    dom.querySelector('#root').append('A banner in its own colours. ', button);
  },
  destroy({ dom }) {
    dom.querySelector('#root').replaceChildren();
  },
};
