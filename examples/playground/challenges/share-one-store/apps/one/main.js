const store = { articles: 0 };

exports.provider = {
  render({ dom }) {
    const button = document.createElement('button');
    const show = () => {
      button.textContent = `Articles: ${store.articles}`;
    };
    button.onclick = () => {
      store.articles += 1;
      show();
    };
    show();
    dom.querySelector('#root').replaceChildren(button);
    if (store.articles === 0) button.click();
  },
  destroy() {},
};
