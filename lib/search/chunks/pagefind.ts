/** One find of Pagefind; `data` fetches the page. */
export type PagefindResult = {
  id: string;
  score: number;
  data: () => Promise<{ meta: Record<string, string> }>;
};

/** What we use of an instance of Pagefind. */
export type Pagefind = {
  search: (
    word: string | null,
    options?: { filters: Record<string, string> },
  ) => Promise<{ results: PagefindResult[] }>;
};

type PagefindModule = {
  createInstance: (options: { basePath: string; metaCacheTag: string }) => Pagefind & {
    init: () => Promise<void>;
  };
};

/** Starts the Pagefind that lies in the folder of an index; the two are made for each other. */
export async function importPagefind(folder: string): Promise<Pagefind> {
  const { createInstance }: PagefindModule = await import(
    /* turbopackIgnore: true */ `${folder}pagefind.js`
  );
  // The name of the folder changes with the index, so a browser may keep all of it.
  const pagefind = createInstance({ basePath: folder, metaCacheTag: '1' });
  await pagefind.init();
  return pagefind;
}
