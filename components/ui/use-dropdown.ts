'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { elementAt } from '@/lib/browser/presses';
import { useOnNewPage } from '../site/route';

// Long enough to cross the gap between the name and its list.
const CLOSE_DELAY_MS = 150;

/** Makes a `<details>` a dropdown: it opens under the mouse and closes when the reader leaves it. */
export function useDropdown() {
  const box = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUnderMouse = useRef(false);

  const setOpen = useCallback((isOpen: boolean) => {
    clearTimeout(timer.current);
    if (box.current) box.current.open = isOpen;
  }, []);

  useOnNewPage(() => setOpen(false));

  useEffect(() => {
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
    };
    // What the mouse has opened closes on Escape, wherever the focus is.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!isUnderMouse.current || !box.current?.open) return;
      event.preventDefault();
      box.current.open = false;
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [setOpen]);

  return {
    box,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      isUnderMouse.current = pointerType === 'mouse';
      if (isUnderMouse.current) setOpen(true);
    },
    onPointerLeave: () => {
      if (!isUnderMouse.current) return;
      isUnderMouse.current = false;
      timer.current = setTimeout(() => setOpen(false), CLOSE_DELAY_MS);
    },
    onClick: (event: MouseEvent) => {
      const name = elementAt(event, 'summary');
      const isOwnName = name?.parentElement === box.current;
      // The mouse has opened the list already; its press on the name would close it.
      if (isOwnName && isUnderMouse.current && event.detail > 0) event.preventDefault();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const element = box.current;
      const name = element?.querySelector('summary');
      if (!element || !name) return;
      if (event.key === 'ArrowDown' && event.target === name) {
        event.preventDefault();
        setOpen(true);
        element.querySelector<HTMLElement>('summary ~ * :is(a, button)')?.focus();
      } else if (event.key === 'Escape' && element.open) {
        // The dropdown or the screen around this one stays open.
        event.stopPropagation();
        event.preventDefault();
        setOpen(false);
        name.focus();
      }
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget && !box.current?.contains(relatedTarget)) setOpen(false);
    },
  };
}
