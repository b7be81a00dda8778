// What a bundler writes: publicPath, and how a chunk is loaded.
const publicPath = '/apps/shop/';

function loadChunk(name) {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    tag.src = publicPath + name;
    tag.onload = resolve;
    tag.onerror = () => reject(new Error(`Loading chunk ${name} failed.`));
    document.head.append(tag);
  });
}

exports.provider = {
  render({ dom }) {
    loadChunk('prices.js').then(() => {
      dom.querySelector('#root').textContent = `The shop is open. Rope: ${window.rope} crowns`;
    });
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
