import { brotliDecompressSync } from 'node:zlib';
import { type ScopeOptions, scopeKey } from '../routing/scope';
import { INDEX_NAMES_FILE } from '../search/search-engine';
import { siteEngine } from '../search/site-engine';
import { serve } from './server';
import { docTools } from './tools';

// The server as one file, with the documentation inside (lib/export/assistants.ts).

const packed = Buffer.from(process.env.DOCUMENTATION ?? '', 'base64');
const files: Readonly<Record<string, string>> = JSON.parse(`${brotliDecompressSync(packed)}`);
const site: { title: string; scopes: ScopeOptions } = JSON.parse(files['/static/site.json'] ?? '');

const engine = siteEngine(async (url) => new Response(await readFile(new URL(url).pathname)));
let loaded: Promise<void> | undefined;

async function readFile(path: string): Promise<string> {
  const text = files[path];
  if (text === undefined) throw new Error(`There is no file "${path}".`);
  return text;
}

async function search(query: string) {
  const { defaultLang: lang, defaultVersion: version } = site.scopes;
  loaded ??= engine.load({
    names: `file:///static/${INDEX_NAMES_FILE}`,
    scope: scopeKey({ lang, version }),
    groups: { sections: [], others: '' },
  });
  await loaded;
  return engine.search(query);
}

serve(site.title, docTools({ readFile, search }), process.stdin, process.stdout);
