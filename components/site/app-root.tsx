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
 * Creates a React root in an empty element. Browsers must not translate it: React fails to update texts that a
 * translator has replaced. An app that throws is rendered again twice: an extension may have changed
 * its elements.
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
