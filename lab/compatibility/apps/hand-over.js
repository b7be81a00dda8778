/** Gives the provider to Garfish where the bundler drops the exports of the entry, as Vite does. */
export function handOver(provider) {
  if (typeof __GARFISH_EXPORTS__ !== 'undefined') __GARFISH_EXPORTS__.provider = provider;
  return provider;
}
