type Modifiers = Partial<Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;

type Press = Modifiers & Pick<MouseEvent, 'target'>;

type KeyPress = Press & Pick<KeyboardEvent, 'key' | 'currentTarget' | 'preventDefault'>;

export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean {
  return Boolean(altKey || ctrlKey || metaKey || shiftKey);
}

/** Returns whether a key belongs to an input method. Safari reports the last one after the composition, with code 229. */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229;
}

/** The element that matches a selector at, or nearest around, the target of an event. */
export function elementAt<E extends Element = HTMLElement>(
  { target }: Pick<Event, 'target'>,
  selector: string,
): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}

/** Calls a function when an element that matches a selector is hovered or focused. */
export function onHoverOrFocus(selector: string, run: (element: Element) => void): void {
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => {
      const element = elementAt(event, selector);
      if (element) run(element);
    });
  }
}

/** Returns the clicked link, unless a modifier key opens it in another window. */
export function followedLink(press: Press): HTMLAnchorElement | undefined {
  const link = elementAt(press, 'a');
  return link instanceof HTMLAnchorElement && !hasModifier(press) ? link : undefined;
}

/** Returns the clicked link to another page of the site. Links and address bar have canonical URLs, so they compare. */
export function followedPage(press: Press): HTMLAnchorElement | undefined {
  const link = followedLink(press);
  if (!link || link.pathname === window.location.pathname) return undefined;
  return isPageLink(link) ? link : undefined;
}

/** Returns whether a link opens a page of the site, this one included, in this window. */
export function isPageLink(link: HTMLAnchorElement): boolean {
  const isHere = link.origin === window.location.origin && !link.target;
  return isHere && !link.hasAttribute('download') && !isFileUrl(link);
}

/** Returns whether a URL is that of a file, such as a zip to download, and not of a page. */
export function isFileUrl({ pathname }: Pick<URL, 'pathname'>): boolean {
  return /\.[a-z][a-z\d]*$/i.test(pathname);
}

/** Returns the tab for an arrow, Home or End key. Wraps around. */
export function tabAfterKey(event: KeyPress): HTMLElement | undefined {
  const strip = event.currentTarget as Element;
  const tabs = [...strip.querySelectorAll<HTMLElement>('[role="tab"]')];
  const current = tabs.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowRight: (current + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (current < 0 || target === undefined || hasModifier(event)) return undefined;
  event.preventDefault();
  return tabs.at(target);
}

/** Chooses the tab for an arrow, Home or End key. */
export function pressTabAfterKey(event: KeyPress): void {
  const tab = tabAfterKey(event);
  tab?.click();
  tab?.focus();
}

/** Returns whether a key opens the search: Ctrl+K or Cmd+K, and "/" where nobody is typing. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (isComposing(event) || altKey) return false;
  // The key of a layout without Latin letters is where K is on others. Some layouts have "/" behind Shift.
  const isK = /^k$/i.test(key) || (code === 'KeyK' && !/\p{sc=Latin}/u.test(key));
  if (ctrlKey !== metaKey) return isK && !shiftKey;
  // Keys go into a field, or into a dialog that has its own keys.
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, dialog *'));
  return key === '/' && !ctrlKey && !isTyping;
}
