import 'server-only';
import { bundle } from './bundle';

const scripts = new Map<string, Promise<string>>();

/** The script that is bundled from a file, to stand in the HTML of pages. Each process bundles it once. */
export function inlineScript(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundleInline(entry);
  scripts.set(entry, script);
  return script;
}

async function bundleInline(entry: string): Promise<string> {
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const text = await bundle(entry, {
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
    format: 'iife',
  });
  if (text.includes('</')) throw new Error(`${entry} contains "</", which would end its <script>.`);
  return text.trim();
}
