import { brotliDecompressSync } from 'node:zlib';
import { type ScopeOptions, scopeKey } from '../routing/scope';
import { INDEX_NAMES_FILE, type IndexNames } from '../search/search-engine';
import { siteEngine } from '../search/site-engine';
import { serve } from './server';
import { docTools } from './tools';

// The server as one file, with the documentation inside (lib/export/assistants.ts).

const packed = Buffer.from(process.env.DOCUMENTATION ?? '', 'base64');
const files: Readonly<Record<string, string>> = JSON.parse(`${brotliDecompressSync(packed)}`);
const site: { title: string; scopes: ScopeOptions } = JSON.parse(files['/static/site.json'] ?? '');

const engine = siteEngine(async (url) => new Response(await readFile(new URL(url).pathname)));

async function readFile(path: string): Promise<string> {
  const text = files[path];
  if (text === undefined) throw new Error(`There is no file "${path}".`);
  return text;
}

async function search(query: string) {
  const { defaultLang: lang, defaultVersion: version } = site.scopes;
  const names: Record<string, IndexNames> = JSON.parse(
    await readFile(`/static/${INDEX_NAMES_FILE}`),
  );
  const files = names[scopeKey({ lang, version })];
  if (!files) throw new Error('There is no search index.');
  const groups = { sections: [], others: '' };
  return engine({ source: { base: 'file:///static/', files, groups }, query });
}

serve(site.title, docTools({ readFile, search }), process.stdin, process.stdout);
