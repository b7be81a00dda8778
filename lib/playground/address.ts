import { type Choices, type Edits, initialChoices, type Scenario } from './scenario';

/** Names the scenario that runs; `playground.cache=off` beside it is what the reader has chosen. */
const PARAMETER = 'playground';
/** Changes of the reader in the code. */
const CODE = `${PARAMETER}.code`;

/** Servers and chats cut longer URLs. More than a thousand times as much can't come of it. */
const MAX_PACKED = 6000;
/** No scenario is longer. */
const MAX_TEXT = 100_000;

export function namedScenario(): string | null {
  return new URLSearchParams(window.location.search).get(PARAMETER);
}

/** Leads a link to a scenario that the page no longer has to the page of all scenarios. */
export function redirectSharedLink(): void {
  const id = namedScenario();
  if (id === null || document.querySelector(`[data-playground="${CSS.escape(id)}"]`)) return;
  const all = document.querySelector<HTMLAnchorElement>('[data-playground] [href*="?playground="]');
  if (all) window.location.replace(all.pathname + window.location.search);
}

/** What a URL says of a scenario: its choices, and changed code, packed. */
type Chosen = { choices: Choices; packedEdits: string | undefined };

/** Reads the choices of a URL in the scenario that it names. Unknown values are left out. */
export function choicesInUrl(search: string, id: string, scenario: Scenario): Chosen {
  const given = new URLSearchParams(search);
  const initial = initialChoices(scenario);
  if (given.get(PARAMETER) !== id) return { choices: initial, packedEdits: undefined };
  const chosen = scenario.controls.flatMap(({ id: control, choices }) => {
    const value = given.get(`${PARAMETER}.${control}`);
    return choices.some((choice) => choice.value === value) ? [[control, value]] : [];
  });
  const choices = { ...initial, ...Object.fromEntries(chosen) };
  return { choices, packedEdits: given.get(CODE) ?? undefined };
}

/** The query of a page in which a scenario runs with some choices; other parameters stay. */
export function searchFor(search: string, id: string, scenario: Scenario, chosen: Chosen): string {
  const query = new URLSearchParams(search);
  for (const name of [...query.keys()]) {
    if (name === PARAMETER || name.startsWith(`${PARAMETER}.`)) query.delete(name);
  }
  query.set(PARAMETER, id);
  const initial = initialChoices(scenario);
  for (const [control, value] of Object.entries(chosen.choices)) {
    if (value !== initial[control]) query.set(`${PARAMETER}.${control}`, value);
  }
  if (chosen.packedEdits) query.set(CODE, chosen.packedEdits);
  return `?${query}`;
}

/** Packs changes of the code for a URL: empty if there are none, nothing if they are too long. */
export async function packEdits(edits: Edits): Promise<string | undefined> {
  if (Object.keys(edits).length === 0) return '';
  const bytes = await through(JSON.stringify(edits), new CompressionStream('deflate-raw'));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const packed = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return packed.length > MAX_PACKED ? undefined : packed;
}

/** The changes that a URL brings. Nothing if they cannot be read, as in a link that was cut, or are of other files. */
export async function unpackEdits(
  packed: string | undefined,
  names: readonly string[],
): Promise<Edits | undefined> {
  if (!packed) return {};
  if (packed.length > MAX_PACKED) return undefined;
  try {
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    const unpacked = await through(bytes, new DecompressionStream('deflate-raw'));
    if (unpacked.length > MAX_TEXT) return undefined;
    const given: unknown = JSON.parse(new TextDecoder().decode(unpacked));
    const edits = Object.entries(given ?? {});
    const isReadable = edits.every(
      ([name, code]) => names.includes(name) && typeof code === 'string',
    );
    return isReadable ? Object.fromEntries(edits) : undefined;
  } catch {
    return undefined;
  }
}

async function through(data: BlobPart, stream: GenericTransformStream): Promise<Uint8Array> {
  const result = new Blob([data]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(result).arrayBuffer());
}
