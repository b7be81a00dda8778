import './prices.css';

export default function Prices({ currency }) {
  return <p className="prices">Prices are in {currency}</p>;
}
