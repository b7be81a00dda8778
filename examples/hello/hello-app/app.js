function show(root, basename) {
  root.innerHTML = `<h2>Hello app</h2> <p>My basename is ${basename}</p>`;
}

const provider = {
  render({ dom, basename }) {
    show(dom.querySelector('#root'), basename);
  },
  destroy({ dom }) {
    dom.querySelector('#root').replaceChildren();
  },
};

if (window.__GARFISH__) __GARFISH_EXPORTS__.provider = provider;
else show(document.querySelector('#root'), '/');
