'use client';

import { useTheme } from 'next-themes';
import { useEffect } from 'react';
import { useSite } from '../frame/site-context';
import { showThemeColor, THEME_COLORS } from './theme-color';

/**
 * The colour of the browser's own bars. Not in Next's `viewport`, which puts the elements anew at
 * each step; React moves these into the head and leaves them there.
 */
export function ThemeColorTags() {
  const { darkMode } = useSite();
  const { theme } = useTheme();
  useEffect(() => showThemeColor(theme), [theme]);

  if (!darkMode) return <meta name="theme-color" content={THEME_COLORS.light} />;
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
