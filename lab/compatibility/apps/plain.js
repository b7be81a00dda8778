import { handOver } from './hand-over.js';
import './style.css';

export const provider = handOver(() => ({
  async render({ dom }) {
    const { text } = await import('./plain-details.js');
    let count = 0;
    const button = document.createElement('button');
    const show = () => {
      button.textContent = `Pressed ${count} times`;
    };
    button.onclick = () => {
      count++;
      show();
    };
    show();
    const app = document.createElement('section');
    app.className = 'app';
    app.append(button, text);
    dom.querySelector('#root').append(app);
  },
  destroy({ dom }) {
    dom.querySelector('#root').textContent = '';
  },
}));
