const { createElement: h, useEffect, useState } = require('react');
const { createRoot } = require('react-dom/client');
const { beat, hear, routes, say, season } = require('./host');

const ARTICLES = ['Rope', 'Lantern', 'Compass'];

/*
 * What the app knows is outside its component, because Garfish calls `destroy`, and so React throws away the
 * component, each time the app leaves the page. With the cache, Garfish keeps this module and what is in it.
 */
let counts = [1, 0, 2];
let visits = 0;

function Cart({ basename, greeting, tools }) {
  const [seconds, setSeconds] = useState(0);
  const [shown, show] = useState(counts);
  const [route, setRoute] = useState('/');
  const [router, setRouter] = useState();
  const [news, setNews] = useState('');

  useEffect(() => beat(setSeconds), []);
  useEffect(() => hear(setNews), []);
  useEffect(() => {
    const made = routes(basename, setRoute);
    setRouter(made);
    setRoute(made.current());
    return made.stop;
  }, [basename]);

  const add = (index, step) => {
    counts = counts.map((count, at) => (at === index ? Math.max(0, count + step) : count));
    show(counts);
  };
  const setSeason = () => {
    window.season = 'winter';
    setNews(' ');
  };
  const sum = shown.reduce((total, count) => total + count, 0);

  const tab = (name, label) =>
    button(label, () => router?.open(name), { key: name, 'aria-pressed': route === name });
  const row = (article, index) =>
    h(
      'li',
      { key: article },
      h('span', null, article),
      button('−', () => add(index, -1), { 'aria-label': `Less ${article}` }),
      h('output', null, shown[index]),
      button('+', () => add(index, 1), { 'aria-label': `More ${article}` }),
    );

  return h(
    'div',
    { className: 'app cart' },
    h(
      'div',
      { className: 'app-top' },
      h('b', null, 'Cart'),
      h('small', null, 'React 19'),
      h('span', { className: 'app-beat' }, `${seconds} s`),
    ),
    h('div', { className: 'app-tabs' }, tab('/', 'Articles'), tab('/pay', 'Pay')),
    h(
      'div',
      { className: 'app-body' },
      route === '/pay'
        ? h('p', null, `You pay for ${sum} ${sum === 1 ? 'article' : 'articles'}.`)
        : h('ul', null, ARTICLES.map(row)),
      h('p', null, `Visit ${visits}`),
      greeting && h('p', { className: 'app-note' }, greeting),
      tools === 'global' &&
        h('p', null, button('Set window.season', setSeason), ' ', h('code', null, season())),
      tools === 'channel' &&
        h(
          'p',
          null,
          button('Tell the others', () => say(`The cart holds ${sum}`)),
        ),
      news.trim() && h('p', { className: 'app-note' }, `Heard: ${news}`),
    ),
  );
}

function button(label, onClick, others) {
  return h('button', { type: 'button', onClick, ...others }, label);
}

let root;

exports.provider = () => ({
  render({ dom, basename, props }) {
    visits += 1;
    root = createRoot(dom.querySelector('#root'));
    root.render(h(Cart, { basename, ...props }));
  },
  destroy() {
    root.unmount();
  },
});
