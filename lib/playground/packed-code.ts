import type { Edits } from './edits';

/** Servers and chats cut longer URLs. */
const MAX_PACKED = 6000;
/** No scenario is longer, and a short text can be unpacked to any length. */
const MAX_TEXT = 100_000;

/** Changes of the code as they are in a URL: compressed, in the letters of one. Nothing if they are too long for it. */
export async function packEdits(edits: Edits): Promise<string | undefined> {
  if (Object.keys(edits).length === 0) return undefined;
  const bytes = await through(
    new Blob([JSON.stringify(edits)]),
    new CompressionStream('deflate-raw'),
  );
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return packed.length > MAX_PACKED ? undefined : packed;
}

/** The changes that a URL brings, of the files that there are. What nobody has packed here changes nothing. */
export async function unpackEdits(packed: string, names: readonly string[]): Promise<Edits> {
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const unpacked = await through(new Blob([bytes]), new DecompressionStream('deflate-raw'));
    const given: unknown = JSON.parse(new TextDecoder().decode(unpacked));
    const known = Object.entries(given ?? {}).filter(
      ([name, code]) => names.includes(name) && typeof code === 'string',
    );
    return Object.fromEntries(known);
  } catch {
    return {};
  }
}

async function through(
  blob: Blob,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = blob.stream().pipeThrough(stream).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > MAX_TEXT) throw new Error('The code is too long.');
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}
