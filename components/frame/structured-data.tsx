/**
 * What a page says to machines, in the words of schema.org. Nothing of it is run, and no word of a
 * writer can end the script: `<` is written as a number.
 */
export function StructuredData({ things }: { things: readonly object[] }) {
  if (things.length === 0) return null;
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
  );
}
