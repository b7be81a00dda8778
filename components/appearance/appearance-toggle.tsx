import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import type { Labels } from '@/lib/settings/labels';
import type { PublicSite } from '@/lib/settings/public-site';

/** Icon and name for both: CSS shows the right ones (`data-on`) before any script has run. */
export function AppearanceToggle({
  labels: { appearance },
  site: { darkMode, enableAppearanceAnimation },
  className,
}: {
  labels: Labels;
  site: PublicSite;
  /** Of a button with a text; without it the button is an icon. */
  className?: string;
}) {
  if (!darkMode) return null;
  const textClass = className ? undefined : 'visually-hidden';
  return (
    <button
      type="button"
      className={className ?? 'icon-button'}
      data-scripted=""
      data-appearance-toggle={enableAppearanceAnimation ? 'animated' : 'plain'}
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
