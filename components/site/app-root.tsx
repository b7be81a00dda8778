'use client';

import {
  Component,
  type ComponentType,
  createContext,
  Fragment,
  type ReactNode,
  startTransition,
  use,
  useLayoutEffect,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Labels } from '@/lib/settings/labels';

const LabelsContext = createContext<Labels | null>(null);

export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error('This component must be rendered by mountApp.');
  return labels;
}

/**
 * Renders a React app into an element that no server component has filled. Unmount what it returns. Translators of
 * browsers replace texts; what React then changes fails, or does not show. So they have to leave these texts.
 */
export function mountApp(element: Element, labels: Labels, app: ReactNode): Root {
  element.setAttribute('translate', 'no');
  const root = createRoot(element);
  root.render(<LabelsContext value={labels}>{app}</LabelsContext>);
  return root;
}

/**
 * Returns how an island is rendered, also again with other props, and removed. `onShow` is called in the commit in which
 * the island appears, before its own effects.
 */
export function mountIsland(
  element: Element,
  labels: Labels,
  Island: ComponentType,
  { onShow, onFailure }: { onShow: () => void; onFailure: () => void },
) {
  const root = mountApp(element, labels, null);
  return {
    // Rendered at once, a large island would keep a slow phone from everything else.
    render: (props: object) =>
      startTransition(() =>
        root.render(
          <LabelsContext value={labels}>
            <Guarded onFailure={onFailure}>
              <OnShow run={onShow} />
              <Island {...props} />
            </Guarded>
          </LabelsContext>,
        ),
      ),
    unmount: () => root.unmount(),
  };
}

function OnShow({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

type State = { hasFailed: boolean; failures: number };

const MAX_FAILURES = 3;

/**
 * Keeps an error inside a component. The component is rendered again, which helps where an extension
 * or a translator has changed the elements that React knew; if it goes on failing, it disappears.
 */
export class Guarded extends Component<{ children: ReactNode; onFailure?: () => void }, State> {
  override state: State = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    const failures = this.state.failures + 1;
    const hasFailed = failures >= MAX_FAILURES;
    this.setState({ hasFailed, failures });
    if (hasFailed) queueMicrotask(() => this.props.onFailure?.());
  }

  override render(): ReactNode {
    const { hasFailed, failures } = this.state;
    return hasFailed ? null : <Fragment key={failures}>{this.props.children}</Fragment>;
  }
}
