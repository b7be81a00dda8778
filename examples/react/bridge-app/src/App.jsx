import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const Prices = lazy(() => import('./Prices.jsx'));

export default function App({ basename, props }) {
  return (
    <BrowserRouter basename={basename}>
      <h2>Bridge app</h2>
      <nav>
        <Link to="/prices">Prices</Link>
      </nav>
      <Suspense fallback={<p>Loading</p>}>
        <Routes>
          <Route path="/" element={<p>My basename is {basename}</p>} />
          <Route
            path="/prices"
            element={<Prices currency={props.currency ?? 'USD'} />}
          />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
