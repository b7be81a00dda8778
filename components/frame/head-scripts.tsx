import 'server-only';
import { ThemeProvider } from 'next-themes';
import { bundle } from '@/lib/files/bundle';
import type { RedirectRule } from '@/lib/routing/language-redirect';
import { APPEARANCE_KEY, CHOICES, THEME_COLORS } from '../appearance/appearance';

/**
 * Inline scripts that set attributes of `<html>` before the first paint: next-themes the stored appearance, head.ts the
 * rest. The export keeps scripts with `data-site`.
 */
export async function HeadScripts({ darkMode }: { darkMode: boolean }) {
  const code = await inlineScript('app/browser/head.ts');
  const schemes = darkMode ? (['light', 'dark'] as const) : (['light'] as const);
  return (
    <>
      {schemes.map((scheme) => (
        <meta
          key={scheme}
          name="theme-color"
          content={THEME_COLORS[scheme]}
          {...(darkMode && {
            media: `(prefers-color-scheme: ${scheme})`,
            'data-scheme': scheme,
          })}
        />
      ))}
      <ThemeProvider
        attribute="data-theme"
        storageKey={APPEARANCE_KEY}
        themes={CHOICES}
        defaultTheme="auto"
        // tokens.css follows the system and sets `color-scheme`.
        enableSystem={false}
        enableColorScheme={false}
        scriptProps={{ 'data-site': '' }}
        {...(darkMode ? {} : { forcedTheme: 'light' })}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: bundled by our own build */}
      <script data-site="" dangerouslySetInnerHTML={{ __html: code }} />
    </>
  );
}

/** Redirects a first visit while the browser still parses the page. */
export async function FirstVisitScript({ mode, langs, defaultLang }: RedirectRule) {
  if (mode === 'never' || langs.length < 2) return null;
  const rule: RedirectRule = { mode, langs, defaultLang };
  const code = await inlineScript('app/browser/first-visit.ts');
  return (
    <script
      data-site=""
      data-rule={JSON.stringify(rule)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: bundled by our own build
      dangerouslySetInnerHTML={{ __html: code }}
    />
  );
}

const scripts = new Map<string, Promise<string>>();

/** Bundles a script for the HTML of pages, once per process. */
function inlineScript(entry: string): Promise<string> {
  const script = scripts.get(entry) ?? bundleInline(entry);
  scripts.set(entry, script);
  return script;
}

async function bundleInline(entry: string): Promise<string> {
  const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
  const { js } = await bundle(entry, {
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(basePath) },
    format: 'iife',
  });
  if (js.includes('</')) throw new Error(`${entry} contains "</", which would end its <script>.`);
  return js.trim();
}
