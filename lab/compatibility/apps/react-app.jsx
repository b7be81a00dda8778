import { lazy, Suspense, useState } from 'react';
import './style.css';

const Details = lazy(() => import('./react-details.jsx'));

export default function App() {
  const [count, setCount] = useState(0);
  return (
    <section className="app">
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
      <Suspense fallback="Loading">
        <Details />
      </Suspense>
    </section>
  );
}
