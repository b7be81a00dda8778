'use client';

import { Component, createContext, Fragment, type ReactNode, use, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Labels } from '@/lib/labels/labels';
import { type CopyOutcome, copyWithOutcome } from '../ui/copy-press';
import type { PageContext } from './page-context';

/** Gives the facts of the page to the components of an app that runs in the browser. */
const SiteContext = createContext<PageContext | null>(null);

/** The texts of the interface in the language of the page. */
export function useLabels(): Labels {
  return usePageContext().labels;
}

function usePageContext(): PageContext {
  const value = use(SiteContext);
  if (!value) throw new Error('This component must stand inside <SiteContext>.');
  return value;
}

/** Renders a React app into an element that no server component has filled. Unmount what it returns. */
export function mountApp(element: Element, context: PageContext, app: ReactNode): Root {
  const root = createRoot(element);
  root.render(<SiteContext value={context}>{app}</SiteContext>);
  return root;
}

type State = { hasFailed: boolean; failures: number };

/** After this many errors a part stays away. */
const MAX_FAILURES = 3;

/**
 * Keeps an error inside a part of the screen. The part is rendered again, which helps where an extension
 * or a translator has changed the elements that React knew; if it goes on failing, it disappears.
 */
export class Guarded extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false, failures: 0 };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.setState(({ failures }) => ({
      hasFailed: failures + 1 >= MAX_FAILURES,
      failures: failures + 1,
    }));
  }

  override render(): ReactNode {
    const { hasFailed, failures } = this.state;
    return hasFailed ? null : <Fragment key={failures}>{this.props.children}</Fragment>;
  }
}

export type { CopyOutcome };

/** Copies a text, in an app, and returns the outcome as long as it shows. */
export function useCopy() {
  const { copy: labels } = useLabels();
  const [outcome, show] = useState<CopyOutcome>();
  const copy = (text: string | Promise<string>) =>
    copyWithOutcome(text, { at: show, prompt: labels.prompt, show });
  return { outcome, copy };
}
