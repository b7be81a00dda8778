/** What a page says in the words of schema.org. No word of a writer can end the script. */
export function StructuredData({ things }: { things: readonly object[] }) {
  if (things.length === 0) return null;
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return (
    <script type="application/ld+json">{JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>
  );
}
