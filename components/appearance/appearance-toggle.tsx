'use client';

import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTheme } from 'next-themes';
import { useLabels, useSite } from '../frame/site-context';
import ui from '../ui/ui.module.css';
import styles from './appearance.module.css';
import { effectiveScheme, oppositeScheme } from './effective-scheme';

/**
 * The button that flips between light and dark. Icon and name are there for both, and CSS shows the
 * right ones (`data-on`), so the prerendered button is right before any script has run.
 */
export function AppearanceToggle({ withText = false }: { withText?: boolean }) {
  const { appearance } = useLabels();
  const { darkMode } = useSite();
  const { setTheme } = useTheme();
  if (!darkMode) return null;

  const textClass = withText ? undefined : 'visually-hidden';
  return (
    <button
      type="button"
      className={withText ? styles.row : ui.iconButton}
      onClick={() => setTheme(oppositeScheme(shownScheme()))}
    >
      <Sun size={20} data-on="light" aria-hidden="true" />
      <Moon size={20} data-on="dark" aria-hidden="true" />
      <span className={textClass} data-on="light">
        {appearance.switchToDark}
      </span>
      <span className={textClass} data-on="dark">
        {appearance.switchToLight}
      </span>
    </button>
  );
}

function shownScheme() {
  const choice = document.documentElement.dataset.theme;
  return effectiveScheme(choice, matchMedia('(prefers-color-scheme: dark)').matches);
}
