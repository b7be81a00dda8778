import {
  BrowserRouter,
  Link,
  Route,
  Routes,
  useParams,
} from 'react-router-dom';
import './app.css';

function Products() {
  return <Link to="/products/7">Product 7</Link>;
}

function Product() {
  const { id } = useParams();
  return (
    <p>
      This is product {id}. <Link to="/">All products</Link>
    </p>
  );
}

export default function App({ basename }) {
  return (
    <BrowserRouter basename={basename}>
      <section className="react-app">
        <h2>React app</h2>
        <p>My basename is {basename}</p>
        <Routes>
          <Route path="/" element={<Products />} />
          <Route path="/products/:id" element={<Product />} />
        </Routes>
      </section>
    </BrowserRouter>
  );
}
