import { lazy, Suspense } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';

const Prices = lazy(() => import('./Prices.jsx'));

function Broken({ product }) {
  return <p>{product.name}</p>;
}

export default function App({ basename, props }) {
  return (
    <BrowserRouter basename={basename}>
      <h2>Bridge app</h2>
      <nav>
        <Link to="/prices">Prices</Link> <Link to="/broken">Broken</Link>
      </nav>
      <Suspense fallback={<p>Loading</p>}>
        <Routes>
          <Route path="/" element={<p>My basename is {basename}</p>} />
          <Route path="/prices" element={<Prices currency={props.currency ?? 'USD'} />} />
          <Route path="/broken" element={<Broken product={null} />} />
        </Routes>
      </Suspense>
    </BrowserRouter>
  );
}
