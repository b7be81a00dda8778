import { ThemeProvider } from 'next-themes';
import { inlineScript } from '@/lib/files/inline-script';
import { APPEARANCE_KEY, CHOICES, THEME_COLORS } from '../appearance/appearance';

/**
 * What must be on <html> before anything is painted. The script of next-themes puts the stored appearance
 * there; our own, the parts that the address hides.
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
        {...(darkMode ? {} : { forcedTheme: 'light' })}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: bundled by our own build */}
      <script dangerouslySetInnerHTML={{ __html: code }} />
    </>
  );
}
