let root;

function Shop() {
  const [sold, setSold] = React.useState(0);
  const sell = () => setSold(sold + 1);
  return React.createElement('button', { type: 'button', onClick: sell }, 'Sold: ', sold);
}

exports.provider = {
  render({ dom }) {
    root = ReactDOM.createRoot(dom.querySelector('#root'));
    root.render(React.createElement(Shop));
  },
  destroy() {
    root.unmount();
  },
};
