import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { beat, type HostProps, hear, hostProps, rootIn, routes, say, season } from '../shared/host';

const ARTICLES = ['Rope', 'Lantern', 'Compass'];

/*
 * What the app knows is outside its component, because Garfish calls `destroy`, and so React throws away the
 * component, each time the app leaves the page. With the cache, Garfish keeps this module and what is in it.
 */
let counts = [1, 0, 2];
let visits = 0;

function Cart({ basename, greeting, tools }: HostProps & { basename: string }) {
  const [seconds, setSeconds] = useState(0);
  const [shown, show] = useState(counts);
  const [route, setRoute] = useState('/');
  const [router, setRouter] = useState<ReturnType<typeof routes>>();
  const [news, setNews] = useState('');

  useEffect(() => beat(setSeconds), []);
  useEffect(() => hear(setNews), []);
  useEffect(() => {
    const made = routes(basename, setRoute);
    setRouter(made);
    setRoute(made.current());
    return made.stop;
  }, [basename]);

  const add = (index: number, step: number) => {
    counts = counts.map((count, at) => (at === index ? Math.max(0, count + step) : count));
    show(counts);
  };
  const sum = shown.reduce((total, count) => total + count, 0);

  return (
    <div className="app cart">
      <div className="app-top">
        <b>Cart</b>
        <small>React 19</small>
        <span className="app-beat">{seconds} s</span>
      </div>
      <div className="app-tabs">
        {['/', '/pay'].map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={route === name}
            onClick={() => router?.open(name)}
          >
            {name === '/' ? 'Articles' : 'Pay'}
          </button>
        ))}
      </div>
      <div className="app-body">
        {route === '/pay' ? (
          <p>
            You pay for {sum} {sum === 1 ? 'article' : 'articles'}.
          </p>
        ) : (
          <ul>
            {ARTICLES.map((article, index) => (
              <li key={article}>
                <span>{article}</span>
                <button type="button" aria-label={`Less ${article}`} onClick={() => add(index, -1)}>
                  −
                </button>
                <output>{shown[index]}</output>
                <button type="button" aria-label={`More ${article}`} onClick={() => add(index, 1)}>
                  +
                </button>
              </li>
            ))}
          </ul>
        )}
        <p>Visit {visits}</p>
        {greeting && <p className="app-note">{greeting}</p>}
        {tools === 'global' && (
          <p>
            <button
              type="button"
              onClick={() => {
                window.season = 'winter';
                setSeconds((now) => now);
                setNews(' ');
              }}
            >
              Set window.season
            </button>{' '}
            <code>{season()}</code>
          </p>
        )}
        {tools === 'channel' && (
          <p>
            <button type="button" onClick={() => say(`The cart holds ${sum}`)}>
              Tell the others
            </button>
          </p>
        )}
        {news.trim() && <p className="app-note">Heard: {news}</p>}
      </div>
    </div>
  );
}

let root: Root | undefined;

type Given = { dom: Element; basename?: string; props?: unknown };

export const provider = () => ({
  render({ dom, basename = '/', props }: Given) {
    visits += 1;
    root = createRoot(rootIn(dom));
    root.render(<Cart basename={basename} {...hostProps({ props })} />);
  },
  destroy() {
    root?.unmount();
  },
});
