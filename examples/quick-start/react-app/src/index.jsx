import { createRoot } from 'react-dom/client';
import App from './App.jsx';

let root;

function mount(element, basename) {
  root = createRoot(element);
  root.render(<App basename={basename} />);
}

export const provider = () => ({
  render({ dom, basename }) {
    mount(dom.querySelector('#root'), basename);
  },
  destroy() {
    root.unmount();
  },
});

if (!window.__GARFISH__) mount(document.querySelector('#root'), '/');
