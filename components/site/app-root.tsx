'use client';

import {
  type ComponentType,
  createContext,
  createElement,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
} from 'react';
import { createRoot } from 'react-dom/client';
import type { Labels } from '@/lib/settings/labels';

const LabelsContext = createContext<Labels | null>(null);

export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error('This component must be rendered by mountApp.');
  return labels;
}

const MAX_FAILURES = 3;

/**
 * Returns how React apps are rendered into an element that no server component has filled, and removed. Translators of
 * browsers replace texts; what React then changes fails, or does not show. So they have to leave these texts. An app
 * that fails is rendered anew, which helps where an extension has changed its elements; if it goes on failing, it is gone.
 */
export function mountApp(
  element: Element,
  labels: Labels,
  { onShow = () => {}, onFailure = () => {} } = {},
) {
  let app: ReactNode;
  let failures = 0;
  element.setAttribute('translate', 'no');
  const root = createRoot(element, {
    onUncaughtError(error) {
      // biome-ignore lint/suspicious/noConsole: React leaves it to this function to report the error
      console.error(error);
      failures += 1;
      if (failures < MAX_FAILURES) root.render(app);
      else onFailure();
    },
  });
  return {
    render<Props extends object>(App: ComponentType<Props>, props: Props): void {
      app = (
        <LabelsContext value={labels}>
          <OnShow run={onShow} />
          {createElement(App, props)}
        </LabelsContext>
      );
      // Rendered at once, a large app would keep a slow phone from everything else.
      startTransition(() => root.render(app));
    },
    unmount: () => root.unmount(),
  };
}

/** Runs something in the commit in which an app appears, before the effects of the app. */
function OnShow({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}
