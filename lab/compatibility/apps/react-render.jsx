import ReactDOM from 'react-dom';
import { handOver } from './hand-over.js';
import App from './react-app.jsx';

export const provider = handOver(() => ({
  render({ dom }) {
    ReactDOM.render(<App />, dom.querySelector('#root'));
  },
  destroy({ dom }) {
    ReactDOM.unmountComponentAtNode(dom.querySelector('#root'));
  },
}));
