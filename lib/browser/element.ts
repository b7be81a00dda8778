export type Attributes = Readonly<Record<string, string | number | boolean | undefined>>;

/** Makes an element with attributes and content. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  setAttributes(made, attributes);
  made.append(...content);
  return made;
}

/** An attribute without a value is removed; one that has its value already is left alone. */
export function setAttributes(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) target.removeAttribute(name);
    else if (target.getAttribute(name) !== String(value)) target.setAttribute(name, String(value));
  }
}

/** Makes these the children of an element. Those that are in their place stay untouched. */
export function setChildren(parent: Element, children: readonly Node[]): void {
  // First what goes, so that nothing that stays is moved: it would lose the focus.
  for (const child of [...parent.childNodes]) if (!children.includes(child)) child.remove();
  for (const [place, child] of children.entries()) {
    const there = parent.childNodes[place];
    if (there !== child) parent.insertBefore(child, there ?? null);
  }
}

/**
 * Keeps elements from one picture to the next: what is made for a key is used again as long as each picture
 * has the key. A press that has begun on such an element ends on it, and the focus stays.
 */
export function keptElements() {
  let kept = new Map<string, HTMLElement>();
  let used = new Map<string, HTMLElement>();
  return {
    keep<Kept extends HTMLElement>(key: string, make: () => Kept): Kept {
      const found = (kept.get(key) as Kept | undefined) ?? make();
      used.set(key, found);
      return found;
    },
    /** Forgets what the picture that is complete now has not used. */
    endPicture(): void {
      kept = used;
      used = new Map();
    },
  };
}
