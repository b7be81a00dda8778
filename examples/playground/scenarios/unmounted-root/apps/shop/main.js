let root;

exports.provider = {
  render({ dom }) {
    root = ReactDOM.createRoot(dom.querySelector('#root'));
    root.render('The shop is open.');
  },
  destroy() {
    root.unmount();
  },
};
