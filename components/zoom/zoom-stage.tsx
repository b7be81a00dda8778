'use client';

import X from 'lucide-react/icons/x';
import {
  type ComponentProps,
  cloneElement,
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
} from 'react';
import { Controlled } from 'react-medium-image-zoom';
import { mountApp, useLabels } from '../site/app-root';
import type { PageContext } from '../site/page-context';
import styles from './zoom-stage.module.css';

type ContentProps = Parameters<NonNullable<ComponentProps<typeof Controlled>['ZoomContent']>>[0];
type ModalState = ContentProps['modalState'];

/** What a picture goes through while a reader looks at it. */
export type Phase = 'closed' | 'opening' | 'opened' | 'closing';

const PHASES: Record<Exclude<ModalState, 'UNLOADED'>, Phase> = {
  LOADING: 'opening',
  LOADED: 'opened',
  UNLOADING: 'closing',
};

const unreachable = new Set<string>();

type ZoomStageProps = {
  image: HTMLImageElement;
  onPhase: (phase: Phase) => void;
  onLeave: () => void;
};

/** Shows one picture enlarged, until it calls `onLeave`. Returns how to end that. */
export function showZoomed(context: PageContext, props: ZoomStageProps): () => void {
  const element = document.body.appendChild(document.createElement('div'));
  const root = mountApp(element, context.labels, <ZoomStage {...props} />);
  return () => {
    element.remove();
    // In the preview React may be rendering just now.
    queueMicrotask(() => {
      root.unmount();
      // The library leaves its place in the page.
      document.querySelector('[data-rmiz-portal]')?.remove();
    });
  };
}

/**
 * The library gets a copy that lies unseen on the picture. Around the picture itself it would put elements
 * with inline styles, and make the picture again.
 */
function ZoomStage({ image, onPhase, onLeave }: ZoomStageProps) {
  const { zoom } = useLabels();
  /** A larger version of it, which takes its place when it has loaded. */
  const largeSrc = image.dataset.zoomSrc;
  const [place] = useState(() => placeInPage(image));
  const [wish, setWish] = useState<'open' | 'close'>();

  const close = () => (wish === undefined ? onLeave() : setWish('close'));
  useDismiss(close);
  useEffect(() => warnIfUnreachable(largeSrc), [largeSrc]);

  function follow(state: ModalState) {
    if (state !== 'UNLOADED') onPhase(PHASES[state]);
    // The library has yet to close its dialog, and React to end what it is doing.
    else if (wish === 'close') queueMicrotask(onLeave);
    else setWish('open');
  }

  return (
    <div className={styles.copy} inert>
      <ModalStateContext value={follow}>
        <Controlled
          isZoomed={wish === 'open'}
          // "Closes on … scrolling more than 40 px": the library would close at the first turn of
          // the wheel, at any swipe, and not on resize.
          onZoomChange={(_, { event }) => event.type !== 'wheel' && close()}
          canSwipeToUnzoom={false}
          zoomMargin={matchMedia('(width <= 768px)').matches ? 0 : 24}
          {...(largeSrc !== undefined && { zoomImg: { src: largeSrc } })}
          a11yNameButtonUnzoom={zoom.close}
          IconUnzoom={CloseIcon}
          ZoomContent={ZoomContent}
          classDialog={styles.dialog ?? ''}
        >
          {/* biome-ignore lint/performance/noImgElement: next/image needs a server, this site is only files */}
          <img src={image.currentSrc} alt={image.alt} style={place} />
        </Controlled>
      </ModalStateContext>
    </div>
  );
}

/** The library ignores it if a larger picture fails to load. Both share one request. */
function warnIfUnreachable(src: string | undefined): (() => void) | undefined {
  if (src === undefined) return;
  const picture = new Image();
  picture.onerror = () => {
    if (unreachable.has(src)) return;
    unreachable.add(src);
    // biome-ignore lint/suspicious/noConsole: the specification asks for it
    console.warn(`Unable to reach the zoom image target ${src}`);
  };
  picture.src = src;
  return () => {
    picture.onerror = null;
  };
}

const ModalStateContext = createContext<(state: ModalState) => void>(() => {});

/** What the library's dialog holds. Only here does the library report its state. */
function ZoomContent({ img, buttonUnzoom, modalState }: ContentProps) {
  const report = useEffectEvent(use(ModalStateContext));
  // Before the next paint: the picture in the page must go in the same frame in which this one comes.
  useLayoutEffect(() => report(modalState), [modalState]);
  return (
    <>
      {img}
      {cloneElement(buttonUnzoom, { className: `floating ${styles.close}` })}
    </>
  );
}

function CloseIcon() {
  return <X size={20} aria-hidden="true" />;
}

function placeInPage(image: HTMLImageElement) {
  const { left, top, width, height } = image.getBoundingClientRect();
  return { left: left + window.scrollX, top: top + window.scrollY, width, height };
}

/** How far the page may be scrolled before an enlarged picture closes. */
const SCROLL_OFFSET_PX = 40;

/** Closes an enlarged picture when the window changes its size or the page is scrolled too far. */
function useDismiss(close: () => void): void {
  const onEvent = useEffectEvent(close);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const scrolledFrom = window.scrollY;
    const size = windowSize();
    window.addEventListener(
      'scroll',
      () => Math.abs(window.scrollY - scrolledFrom) > SCROLL_OFFSET_PX && onEvent(),
      options,
    );
    window.addEventListener('resize', () => windowSize() !== size && onEvent(), options);
    // The Back gesture of phones.
    window.addEventListener('cancel', () => onEvent(), options);
    return () => listeners.abort();
  }, []);
}

/** Without the address bar of phones, which comes and goes while the page is scrolled. */
function windowSize(): string {
  const { clientWidth, clientHeight } = document.documentElement;
  return `${clientWidth} ${clientHeight}`;
}
