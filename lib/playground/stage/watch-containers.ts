import type { Report } from '../messages';

/** The element that Garfish puts around an app in the container. */
const APP = /^garfish_app_for_(.*)_[^_]*$/;
/** What ticks every second would fill the timeline. */
const UNSEEN = 'title, script, style, [hidden], .app-beat';

/** Reports what each container of the host shows, whenever that changes. */
export function watchContainers(main: HTMLElement, report: Report): void {
  const shown = new Map<Element, { app: string; text: string }>();
  const observer = new MutationObserver(look);
  const changes = {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['hidden'],
  };

  function look() {
    for (const container of main.querySelectorAll('section > div')) {
      const before = shown.get(container) ?? { app: '', text: '' };
      const text = textsOf(container).join(' ').replace(/\s+/g, ' ').trim();
      if (text === before.text) continue;
      const app = appIn(container) ?? before.app;
      shown.set(container, { app, text });
      report('page', app, `#${container.id}`, text);
    }
  }

  function textsOf(node: Node): string[] {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element) || node.matches(UNSEEN)) return [];
    // The texts of an app with strictIsolation. To observe them again changes nothing.
    if (node.shadowRoot) observer.observe(node.shadowRoot, changes);
    const inner = [...(node.shadowRoot ?? node).childNodes].flatMap(textsOf);
    return node.matches('button') ? [`[${inner.join('').trim()}]`] : inner;
  }

  observer.observe(main, changes);
}

function appIn(container: Element): string | undefined {
  const found = container.querySelector('[id^="garfish_app_for_"]');
  return found ? APP.exec(found.id)?.[1] : undefined;
}
