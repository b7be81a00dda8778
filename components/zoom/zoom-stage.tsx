'use client';

import X from 'lucide-react/icons/x';
import { type ComponentProps, cloneElement, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Controlled } from 'react-medium-image-zoom';
import type { PageContext } from '../site/page-context';
import styles from './zoom-stage.module.css';

type ContentProps = Parameters<NonNullable<ComponentProps<typeof Controlled>['ZoomContent']>>[0];

const PHASES = { UNLOADED: 'closed', LOADING: 'opening', LOADED: 'opened', UNLOADING: 'closing' };

/** Scroll distance after which an enlarged picture closes. */
const SCROLL_OFFSET_PX = 40;

const reportedUrls = new Set<string>();

/** Enlarges a picture; returns how to close it. The library wraps its child, so it gets an invisible copy. */
export function showZoomed(
  { labels: { zoom } }: PageContext,
  image: HTMLImageElement,
  onLeave: () => void,
): () => void {
  const src = image.dataset.zoomSrc;
  const copy = document.body.appendChild(document.createElement('div'));
  copy.className = styles.copy ?? '';
  copy.inert = true;
  const root = createRoot(copy);
  const listeners = new AbortController();
  const { left, top, width, height } = image.getBoundingClientRect();
  const bounds = { left: left + window.scrollX, top: top + window.scrollY, width, height };
  let isZoomed: boolean | undefined;

  onModalState = (state) => {
    if (state !== 'UNLOADED') image.dataset.zoom = PHASES[state];
    // The library has yet to close its dialog, and React to end what it is doing.
    else if (isZoomed === false) queueMicrotask(leave);
    else queueMicrotask(() => render(true));
  };

  function render(isOpen?: boolean): void {
    isZoomed = isOpen;
    root.render(
      <Controlled
        isZoomed={isOpen ?? false}
        // "Closes on … scrolling more than 40 px": the library would close at the first turn of the wheel.
        onZoomChange={(_, { event }) => event.type !== 'wheel' && close()}
        canSwipeToUnzoom={false}
        zoomMargin={matchMedia('(width <= 768px)').matches ? 0 : 24}
        {...(src !== undefined && { zoomImg: { src } })}
        a11yNameButtonUnzoom={zoom.close}
        IconUnzoom={CloseIcon}
        ZoomContent={Content}
        classDialog={styles.dialog ?? ''}
      >
        {/* biome-ignore lint/performance/noImgElement: next/image needs a server, this site is only files */}
        <img src={image.currentSrc} alt={image.alt} style={bounds} />
      </Controlled>,
    );
  }

  function close(): void {
    if (isZoomed === undefined) leave();
    else if (isZoomed) render(false);
  }

  function leave(): void {
    if (listeners.signal.aborted) return;
    listeners.abort();
    copy.remove();
    // In the preview React may be rendering just now.
    queueMicrotask(() => {
      root.unmount();
      // The library leaves its element in the page.
      document.querySelector('[data-rmiz-portal]')?.remove();
    });
    image.dataset.zoom = PHASES.UNLOADED;
    onLeave();
  }

  const startY = window.scrollY;
  const size = windowSize();
  const options = { signal: listeners.signal, capture: true };
  const onScroll = () => Math.abs(window.scrollY - startY) > SCROLL_OFFSET_PX && close();
  window.addEventListener('scroll', onScroll, options);
  window.addEventListener('resize', () => windowSize() !== size && close(), options);
  // The Back gesture of phones.
  window.addEventListener('cancel', close, options);
  if (src !== undefined) warnIfUnreachable(src);
  render();
  return leave;
}

/** Receives the state of the one picture that is enlarged. */
let onModalState = (_state: ContentProps['modalState']): void => {};

/** The content of the library's dialog. Only here does it report its state. */
function Content({ img, buttonUnzoom, modalState }: ContentProps) {
  // Before the next paint, so that the two pictures change in one frame.
  useLayoutEffect(() => onModalState(modalState), [modalState]);
  return (
    <>
      {img}
      {cloneElement(buttonUnzoom, { className: `floating icon-button ${styles.close}` })}
    </>
  );
}

/** Ignores the address bar of phones, which hides on scroll. */
function windowSize(): string {
  const { clientWidth, clientHeight } = document.documentElement;
  return `${clientWidth} ${clientHeight}`;
}

/** The library ignores it if a larger picture fails to load. Both share one request. */
function warnIfUnreachable(src: string): void {
  const picture = new Image();
  picture.onerror = () => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    if (!reportedUrls.has(src)) console.warn(`Unable to reach the zoom image target ${src}`);
    reportedUrls.add(src);
  };
  picture.src = src;
}

function CloseIcon() {
  return <X size={20} aria-hidden="true" />;
}
