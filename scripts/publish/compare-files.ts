import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readJson, sha256 } from '../../lib/export/files';
import { ruleOf, spellingsOf } from '../../lib/export/host-rules';
import { MANIFEST, type Manifest, withoutCompression } from '../../lib/export/manifest';
import { filesUnder } from '../../lib/files/list-files';
import { mediaTypeOf, UNKNOWN_TYPE } from '../../lib/files/media-types';
import { HOST_FILES } from '../../lib/routing/output-names.mjs';
import { htmlPath } from '../../lib/routing/route-path';
import { sentHeaders } from './compare-headers';

/** What was compared, each file that differs, and each header that the host sends otherwise, as a sentence. */
type Verdict = { build: string; count: number; faults: string[]; headers: string[] };

/** How many files are requested at a time. */
const AT_ONCE = 8;
/** Names that hosts use for the same type. */
const SAME_TYPE = [
  ['text/javascript', 'application/javascript'],
  ['application/xml', 'text/xml'],
  ['image/x-icon', 'image/vnd.microsoft.icon'],
];

/** Why a place, the URL of a site or a folder, cannot be compared with what is exported, as one sentence. */
export function comparisonProblem(place: string, folder?: string) {
  if (/^https?:/i.test(place)) {
    return URL.canParse(place)
      ? undefined
      : `"${place}" is no URL. Write one such as "https://docs.example.com".`;
  }
  if (folder !== undefined)
    return `"${place}" is no URL. Only a site can be compared with the folder "${folder}".`;
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory();
  return isFolder
    ? undefined
    : `There is no folder "${place}". Write the URL of a site with "https://", or run \`npm run build\` first.`;
}

/** The manifest of an exported folder. */
export async function readManifest(root: string): Promise<Manifest> {
  try {
    return await readJson(root, MANIFEST);
  } catch {
    throw new Error(`There is no ${MANIFEST} in ${root}. Run \`npm run build\` first.`);
  }
}

/** Compares a folder with the manifest in it. */
export async function verifyFolder(root: string): Promise<Verdict> {
  const { build, files } = await readManifest(root);
  const present = filesUnder(root);
  const missing = Object.keys(files).filter((path) => !present.includes(path));
  const faults = missing.map((path) => `${path} is missing.`);
  for (const path of present.filter((path) => path !== MANIFEST)) {
    const expected = files[withoutCompression(path)];
    if (!expected) faults.push(`${path} is no file of this build.`);
    else if ((await hashOf(join(root, path))) !== expected.sha256) {
      faults.push(`${path} has changed since it was built.`);
    }
  }
  return { build, count: Object.keys(files).length, faults, headers: [] };
}

/** The hash of what is in a file, also where that is compressed. */
async function hashOf(file: string) {
  const bytes = await readFile(file);
  try {
    if (file.endsWith('.gz')) return sha256(gunzipSync(bytes));
    if (file.endsWith('.br')) return sha256(brotliDecompressSync(bytes));
    return sha256(bytes);
  } catch {
    return 'damaged';
  }
}

/**
 * Fetches every file of a published site, whose address has the base path, and compares it with the manifest that
 * is published there, or with the one of a folder.
 */
export async function verifySite(site: string, expected?: Manifest): Promise<Verdict> {
  const base = new URL(site.replace(/\/*$/, '/'));
  const { build, files } = expected ?? (await fetchManifest(base));
  const formers = await fetchFormers(base);
  const paths = Object.keys(files).filter((path) => !HOST_FILES.includes(path));
  const faults: string[] = [];
  const sent = sentHeaders(base);
  const waiting = paths.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) {
        const fault = await compare(base, path, files, formers, sent);
        if (fault) faults.push(`${path} ${fault}`);
      }
    }),
  );
  return { build, count: paths.length, faults: faults.sort(), headers: sent.faults() };
}

/** What differs. */
async function compare(
  base: URL,
  path: string,
  files: Manifest['files'],
  formers: ReadonlyMap<string, string>,
  sent: ReturnType<typeof sentHeaders>,
): Promise<string | undefined> {
  const answer = await get(addressOf(base, path));
  if (typeof answer === 'string') return answer;
  const { status, type, body, headers } = answer;
  // Some hosts serve /404.html with status 404.
  if (status !== 200 && !(status === 404 && path === '404.html')) {
    return status === 404 ? 'is missing.' : `is answered with the status ${status}.`;
  }
  const hashes = [files[path]?.sha256, files[formers.get(path) ?? '']?.sha256];
  if (!hashes.includes(sha256(body))) {
    const { size = 0 } = files[path] ?? {};
    return `differs from the build: ${body.length} bytes, which had ${size}.`;
  }
  if (status === 200) sent.compare(path, headers);
  const wanted = ruleOf(`/${path}`).headers['Content-Type'] ?? mediaTypeOf(path);
  return isSameType(type, wanted) ? undefined : `is sent as "${type}" instead of "${wanted}".`;
}

async function get(
  address: string,
): Promise<{ status: number; type: string; body: Buffer; headers: Headers } | string> {
  try {
    const response = await fetch(address);
    const body = Buffer.from(await response.arrayBuffer());
    const { status, headers } = response;
    return { status, type: headers.get('content-type') ?? '', body, headers };
  } catch (error) {
    const { cause, message } = error as Error;
    return `cannot be fetched: ${cause instanceof Error ? cause.message : message}.`;
  }
}

async function fetchManifest(base: URL): Promise<Manifest> {
  const answer = await get(addressOf(base, MANIFEST));
  if (typeof answer === 'string') throw new Error(`${MANIFEST} ${answer}`);
  try {
    return JSON.parse(answer.body.toString());
  } catch {
    throw new Error(
      `There is no ${MANIFEST} at ${base.href}. Name the address of the home page; the file is uploaded last.`,
    );
  }
}

/** The files of redirects, each with that of its page: hosts that know the redirects answer with them. */
async function fetchFormers(base: URL): Promise<ReadonlyMap<string, string>> {
  const answer = await get(addressOf(base, 'static/routes.json'));
  if (typeof answer === 'string' || answer.status !== 200) return new Map();
  const { redirects }: { redirects: Record<string, string> } = JSON.parse(answer.body.toString());
  return new Map(
    Object.entries(redirects).flatMap(([from, to]) =>
      spellingsOf(from).map((path) => [path.slice(1), htmlPath(to).slice(1)]),
    ),
  );
}

function addressOf(base: URL, path: string) {
  return new URL(path.split('/').map(encodeURIComponent).join('/'), base).href;
}

function isSameType(sent: string, wanted: string) {
  const [type = '', charset = 'utf-8'] = sent.toLowerCase().split(/;\s*charset=/);
  const [known = ''] = wanted.split(';');
  if (known === UNKNOWN_TYPE) return true;
  const names = SAME_TYPE.find((names) => names.includes(known)) ?? [known];
  return names.includes(type) && charset === 'utf-8';
}
