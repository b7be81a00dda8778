import type { ComponentType } from 'react';
import { fileReader } from '@/lib/browser/connection';
import { elementAt } from '@/lib/browser/presses';
import { reveal } from '@/lib/browser/reveal';
import { SiteElement } from '@/lib/browser/site-element';
import type { mountApp } from './app-root';
import type { IslandProps } from './island';
import { loadApp } from './load-app';

type IslandModule = {
  default: ComponentType<never>;
  /** Fetches what the component needs, and returns more props. Also called before the component is to render. */
  prepare?: (props: never) => Promise<object>;
};

export type Islands = Readonly<Record<string, () => Promise<IslandModule>>>;

/** Props that each component gets besides those of the server. */
export type IslandControls = {
  /** Shows the fallback again. */
  close: () => void;
  /** Counts the presses that started it. */
  start: number;
};

/** The props of an island with what it gets in the browser. */
export type PropsOf<Name extends keyof IslandProps, Data = undefined> = IslandProps[Name] &
  IslandControls & { data: Data };

/** Distance from the viewport at which an island renders. */
const NEAR_MARGIN = '200px';

const readData = fileReader<unknown>((response) => response.json());

/** The element that renders an island (island.tsx) with the component that a registry has for its name. */
export function islandElement(islands: Islands): CustomElementConstructor {
  return class extends SiteElement {
    static observedAttributes = ['data-props'];

    #update = () => {};

    attributeChangedCallback(): void {
      this.#update();
    }

    protected connect(signal: AbortSignal): void {
      const { starts, query = '' } = this.dataset;
      const fallback = this.querySelector<HTMLElement>(':scope > [data-fallback]');
      const target = document.createElement('div');
      const status = document.createElement('p');
      status.role = 'status';
      status.dataset.failed = '';
      let island: ReturnType<typeof mountApp> | undefined;
      let formValues: object = {};
      let start = 0;
      let requests = 0;

      const load = async () => {
        const { name = '', props = '{}', file } = this.dataset;
        const getModule = islands[name];
        if (!getModule) throw new Error(`There is no island with the name "${name}".`);
        const [[{ default: component, prepare }, { labels }], { mountApp }, data] =
          await Promise.all([loadApp(getModule), import('./app-root'), file && readData(file)]);
        const baseProps = { ...JSON.parse(props), ...formValues, data, close, start };
        const appProps = { ...baseProps, ...(await prepare?.(baseProps as never)) };
        const mount = () => mountApp(target, labels, { onShow, onFailure });
        return { mount, component: component as ComponentType, props: appProps };
      };

      /** Renders the island, or reports that it could not be loaded. The last of several calls counts. */
      const show = async (button?: Element | null) => {
        requests += 1;
        const request = requests;
        const isCurrent = () => request === requests && !signal.aborted;
        if (button) start += 1;
        button?.toggleAttribute('data-busy', true);
        try {
          const { mount, component, props } = await load();
          if (!isCurrent()) return;
          status.remove();
          this.append(target);
          island ??= mount();
          island.render(component, props);
        } catch {
          if (isCurrent()) onFailure();
        } finally {
          button?.toggleAttribute('data-busy', false);
        }
      };

      const hideFallback = (isHidden: boolean) => {
        if (fallback) fallback.hidden = isHidden;
      };
      const onShow = () => hideFallback(true);
      const unmount = () => {
        requests += 1;
        island?.unmount();
        island = undefined;
        target.remove();
        hideFallback(false);
      };
      const close = () => {
        unmount();
        fallback?.querySelector('button')?.focus({ preventScroll: true });
      };
      const onFailure = () => {
        unmount();
        status.textContent = this.dataset.failure ?? '';
        this.append(status);
      };

      const preload = (event: Event) => {
        if (island) return;
        if (starts === 'visible') void show();
        // A press reports what fails. What has loaded is not requested again.
        else if (elementAt(event, 'button, input')) load().catch(() => {});
      };
      const onClick = (event: Event) => {
        const button = elementAt<HTMLButtonElement>(event, '[data-fallback] button');
        if (button && !button.form) void show(button);
      };
      const onSubmit = (event: SubmitEvent) => {
        if (target.contains(event.target as Node)) return;
        event.preventDefault();
        formValues = Object.fromEntries(new FormData(event.target as HTMLFormElement));
        void show(event.submitter);
      };
      this.addEventListener('pointerover', preload, { signal });
      this.addEventListener('focusin', preload, { signal });
      this.addEventListener('click', onClick, { signal });
      this.addEventListener('submit', onSubmit, { signal });
      signal.addEventListener('abort', unmount);
      this.#update = () => {
        if (island) void show();
      };

      if (starts === 'visible') {
        const observer = new IntersectionObserver(
          ([entry]) => {
            if (entry?.isIntersecting && !island) void show();
          },
          { rootMargin: NEAR_MARGIN },
        );
        observer.observe(this);
        signal.addEventListener('abort', () => observer.disconnect());
      }
      const [key = '', value] = query.split('=');
      const requested = query === '' ? null : new URLSearchParams(window.location.search).get(key);
      if (requested === null || (value ?? requested) !== requested) return;
      reveal(this);
      void show();
    }
  };
}
