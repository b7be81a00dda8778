'use client';

import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTheme } from 'next-themes';
import type { MouseEvent } from 'react';
import { useLabels, useSite } from '../site/site-context';
import ui from '../ui/ui.module.css';
import { shownScheme } from './appearance';
import styles from './appearance.module.css';
import { changeAtOnce, type Place, reveal } from './reveal';

/** Icon and name for both: CSS shows the right ones (`data-on`) before any script has run. */
export function AppearanceToggle({ withText = false }: { withText?: boolean }) {
  const { appearance } = useLabels();
  const { darkMode, enableAppearanceAnimation } = useSite();
  const { setTheme } = useTheme();
  if (!darkMode) return null;

  const flip = () => changeAtOnce(() => setTheme(shownScheme() === 'dark' ? 'light' : 'dark'));
  const textClass = withText ? undefined : 'visually-hidden';
  return (
    <button
      type="button"
      className={`${styles.toggle} ${withText ? styles.row : ui.iconButton}`}
      onPointerEnter={fetchPictures}
      onFocus={fetchPictures}
      onClick={(event) => (enableAppearanceAnimation ? reveal(pressedPlace(event), flip) : flip())}
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

/** Where the button was pressed; its centre if it was pressed by keyboard. */
function pressedPlace(event: MouseEvent<HTMLButtonElement>): Place {
  if (event.detail > 0) return { x: event.clientX, y: event.clientY };
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The pictures of the other appearance are `lazy`; without this they would come after the change. */
function fetchPictures() {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-on]')) {
    picture.loading = 'eager';
  }
}
