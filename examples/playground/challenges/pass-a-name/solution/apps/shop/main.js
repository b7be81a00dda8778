exports.provider = {
  render({ dom, props }) {
    dom.querySelector('#root').textContent = `Hello, ${props.customer}`;
  },
  destroy() {},
};
