'use client';

import { Component, Fragment, type ReactNode } from 'react';

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
