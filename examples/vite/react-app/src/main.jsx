import { createRoot } from 'react-dom/client';
import App from './App.jsx';

let root;

function mount(element, basename) {
  root = createRoot(element);
  root.render(<App basename={basename} />);
}

const provider = {
  render({ dom, basename }) {
    mount(dom.querySelector('#root'), basename);
  },
  destroy() {
    root.unmount();
  },
};

if (typeof __GARFISH_EXPORTS__ === 'undefined') {
  mount(document.querySelector('#root'), '/');
} else {
  __GARFISH_EXPORTS__.provider = provider;
}
