import { announce } from './in-host';

const rootIn = (dom: Element) => dom.querySelector('#root') ?? dom;

export const provider = {
  render({ dom }: { dom: Element }) {
    let count = 0;
    const button = document.createElement('button');
    button.textContent = 'Add an order';
    button.onclick = () => {
      count += 1;
      announce(count);
    };
    rootIn(dom).append(button);
  },
  destroy({ dom }: { dom: Element }) {
    rootIn(dom).replaceChildren();
  },
};
