'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';
import { useSite } from '../frame/site-context';

const CHOICES = ['light', 'dark', 'auto'];

/** Keeps the reader's choice of appearance and puts it on <html>; the colours follow by CSS. */
export function AppearanceProvider({ children }: { children: ReactNode }) {
  const { darkMode } = useSite();
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey="rspress-theme-appearance"
      themes={CHOICES}
      defaultTheme="auto"
      // tokens.css does both: it follows the system and sets `color-scheme`.
      enableSystem={false}
      enableColorScheme={false}
      {...(darkMode ? {} : { forcedTheme: 'light' })}
    >
      <ValidChoice />
      {children}
    </ThemeProvider>
  );
}

/** Stored values that mean nothing become `auto`; next-themes would keep them. */
function ValidChoice() {
  const { theme, setTheme } = useTheme();
  useEffect(() => {
    if (theme !== undefined && !CHOICES.includes(theme)) setTheme('auto');
  }, [theme, setTheme]);
  return null;
}
