let style;

function addRules(dom) {
  style = document.createElement('style');
  dom.appendChild(style);
  style.sheet.insertRule('#root { color: seagreen; font-weight: bold; }');
}

exports.provider = {
  render({ dom }) {
    const root = dom.querySelector('#root');
    if (!style) addRules(root.parentNode);
    // The sandbox puts the rules back when the app is mounted.
    setTimeout(() => {
      root.textContent = `The shop in ${getComputedStyle(root).color}`;
    });
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
};
