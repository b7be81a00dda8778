import { SiteElement } from '@/lib/browser/site-element';

/** The number of solved challenges. Its code loads with the page that has it; without it, all else works. */
export class ChallengesElement extends SiteElement {
  protected connect(signal: AbortSignal): void {
    import('./show-progress').then(
      ({ showProgress }) => showProgress(this, signal),
      () => {},
    );
  }
}
