export default function Details() {
  return <p>The lazy part is here</p>;
}
