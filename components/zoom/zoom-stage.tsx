'use client';

import X from 'lucide-react/icons/x';
import {
  type CSSProperties,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Controlled } from 'react-medium-image-zoom';
import { wantsNoMotion } from '@/lib/browser/reader-system';
import { useLabels } from '../frame/site-context';
import { TRANSITION_MS } from './figures';
import { useLargePicture } from './use-large-picture';
import { useReasonsToClose } from './use-reasons-to-close';
import { type ModalState, ModalStateContext, ZoomContent } from './zoom-content';
import styles from './zoom-stage.module.css';

/** What a picture goes through while a reader looks at it. */
export type Phase = 'closed' | 'opening' | 'opened' | 'closing';

const PHASES: Record<ModalState, Phase> = {
  UNLOADED: 'closed',
  LOADING: 'opening',
  LOADED: 'opened',
  UNLOADING: 'closing',
};

export type ZoomStageProps = {
  /** The picture as it stands in the page. */
  image: HTMLImageElement;
  /** A larger picture of the same, which takes its place when it has come. */
  largeSrc: string | undefined;
  onPhase: (phase: Phase) => void;
  /** Nothing is left to be shown. */
  onLeave: () => void;
};

/**
 * Shows one picture enlarged, from the moment it is mounted until it says that it may leave. The
 * library draws it out of a copy that lies unseen on the picture: around the picture itself it
 * would put elements of its own, and React would make the picture anew for that.
 */
export function ZoomStage({ image, largeSrc, onPhase, onLeave }: ZoomStageProps) {
  const { zoom } = useLabels();
  const portal = useRef<HTMLDivElement>(null);
  const [scrolledFrom] = useState(() => window.scrollY);
  const [place, setPlace] = useState(() => placeOf(image, scrolledFrom));
  const [modal, setModal] = useState<ModalState>();
  const [isZoomed, setIsZoomed] = useState(false);
  const [isUnwanted, setIsUnwanted] = useState(false);

  // Before the library has looked at the copy there is nothing that could go back.
  const close = () => (modal === undefined ? onLeave() : setIsUnwanted(true));
  useReasonsToClose(scrolledFrom, close, onLeave);
  useLargePicture(largeSrc);

  const follow = useEffectEvent((state: ModalState) => {
    onPhase(PHASES[state]);
    if (state !== 'UNLOADED') return;
    if (isUnwanted) onLeave();
    else setIsZoomed(true);
  });
  useLayoutEffect(() => {
    if (modal !== undefined) follow(modal);
  }, [modal]);

  // A wish to close that comes while the picture grows is kept until it has grown.
  useLayoutEffect(() => {
    if (modal !== 'LOADED' || !isUnwanted) return;
    setPlace(placeOf(image, scrolledFrom));
    setIsZoomed(false);
  }, [modal, isUnwanted, image, scrolledFrom]);

  // The library waits for the end of a transition. There is none where motion is reduced, and where
  // the picture has the right place and size already.
  useEffect(() => {
    if (modal !== 'LOADING' && modal !== 'UNLOADING') return;
    const end = () => {
      const picture = portal.current?.querySelector('[data-rmiz-modal-img]');
      picture?.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true }));
    };
    const timer = setTimeout(end, wantsNoMotion() ? 0 : TRANSITION_MS + 50);
    return () => clearTimeout(timer);
  }, [modal]);

  const variables = { '--zoom-time': `${TRANSITION_MS}ms`, '--zoom-top': `${scrolledFrom}px` };
  return createPortal(
    <>
      <div className={styles.copy} inert>
        <ModalStateContext value={setModal}>
          <Controlled
            isZoomed={isZoomed}
            onZoomChange={(_, { event }) => {
              // It would close at the first turn of the wheel.
              if (event.type !== 'wheel') close();
            }}
            canSwipeToUnzoom={false}
            zoomMargin={matchMedia('(width <= 768px)').matches ? 0 : 24}
            {...(largeSrc === undefined ? {} : { zoomImg: { src: largeSrc } })}
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
      {/* The library puts its dialog into the element of this name, or makes one that stays. */}
      <div ref={portal} data-rmiz-portal="" style={variables as CSSProperties} />
    </>,
    document.body,
  );
}

function CloseIcon() {
  return <X size={20} aria-hidden="true" />;
}

/** Where a picture is in a window that is scrolled so far. */
function placeOf(image: HTMLImageElement, scrolled: number) {
  const { left, top, width, height } = image.getBoundingClientRect();
  return { left, top: top + window.scrollY - scrolled, width, height };
}
