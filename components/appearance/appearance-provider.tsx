'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';
import { readStored } from '@/lib/browser/stored';
import { useSite } from '../frame/site-context';
import { APPEARANCE_KEY } from './storage-key';
import { ThemeColorTags } from './theme-color-tags';

const CHOICES = ['light', 'dark', 'auto'];

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
      <ThemeColorTags />
      {darkMode && <ChoiceKeeper />}
      {children}
    </ThemeProvider>
  );
}

/** Keeps the choice valid and the same in all tabs where next-themes does not. */
function ChoiceKeeper() {
  const { theme, setTheme } = useTheme();

  useEffect(() => {
    if (theme !== undefined && !CHOICES.includes(theme)) setTheme('auto');
  }, [theme, setTheme]);

  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      // Another tab has cleared everything.
      if (key === null) setTheme('auto');
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      // A page that comes back by the Back button has slept, and other tabs went on.
      const stored = persisted && readStored(APPEARANCE_KEY);
      if (stored) setTheme(stored);
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [setTheme]);
  return null;
}
