import { createRoot } from 'react-dom/client';
import { handOver } from './hand-over.js';
import App from './react-app.jsx';

let root;

export const provider = handOver(() => ({
  render({ dom }) {
    root = createRoot(dom.querySelector('#root'));
    root.render(<App />);
  },
  destroy() {
    root.unmount();
  },
}));
