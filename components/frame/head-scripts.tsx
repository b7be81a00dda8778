import 'server-only';
import { ThemeProvider } from 'next-themes';
import { bundle } from '@/lib/files/bundle';
import type { RedirectRule } from '@/lib/routing/language-redirect';
import { APPEARANCE_KEY, CHOICES, THEME_COLORS } from '../appearance/appearance';

/**
 * Sets what <html> needs before anything is painted. The script of next-themes puts the stored appearance
 * there; our own, the parts that the address hides. The export keeps scripts with the mark `data-site`.
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
        // tokens.css does both: it follows the system and sets `color-scheme`.
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

/** Redirects a first visit while the page is still read, so that the wrong one is hardly seen. */
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

/** The script that is bundled from a file, to stand in the HTML of pages. Each process bundles it once. */
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
