'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';
import { readStored } from '@/lib/browser/stored';
import { useSite } from '../site/site-context';
import { APPEARANCE_KEY, CHOICES, showThemeColor, THEME_COLORS } from './appearance';

/** Keeps the reader's choice of appearance and puts it on <html>; the colours follow by CSS. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { darkMode } = useSite();
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={APPEARANCE_KEY}
      themes={CHOICES}
      defaultTheme="auto"
      // tokens.css does both: it follows the system and sets `color-scheme`.
      enableSystem={false}
      enableColorScheme={false}
      {...(darkMode ? {} : { forcedTheme: 'light' })}
    >
      {darkMode ? <Choice /> : <meta name="theme-color" content={THEME_COLORS.light} />}
      {children}
    </ThemeProvider>
  );
}

/** Does what next-themes leaves out: values that are no choice, two storage events, the bars. */
function Choice() {
  const { theme, setTheme } = useTheme();

  useEffect(() => {
    if (theme !== undefined && !CHOICES.includes(theme)) setTheme('auto');
    showThemeColor(theme);
  }, [theme, setTheme]);

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    // Another tab has cleared everything.
    window.addEventListener('storage', ({ key }) => key === null && setTheme('auto'), { signal });
    // Back shows a page that slept while other tabs went on.
    const wake = ({ persisted }: PageTransitionEvent) => {
      const stored = persisted && readStored(APPEARANCE_KEY);
      if (stored) setTheme(stored);
    };
    window.addEventListener('pageshow', wake, { signal });
    return () => end.abort();
  }, [setTheme]);

  // Not in Next's `viewport`, which makes these elements again on each page; React moves them into
  // the head and leaves them there.
  return (['light', 'dark'] as const).map((scheme) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={THEME_COLORS[scheme]}
      data-scheme={scheme}
    />
  ));
}
