import './prices.css';

export default function Prices({ currency }) {
  const price = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).format(20);
  return <p className="prices">A ticket costs {price}</p>;
}
