'use client';

import { createContext, use, useLayoutEffect } from 'react';
import type { ControlledProps } from 'react-medium-image-zoom';

type ContentProps = Parameters<NonNullable<ControlledProps['ZoomContent']>>[0];

/** What the library calls the phases of a picture. */
export type ModalState = ContentProps['modalState'];

/** Takes the library's state; this is the only place where it can be learned. */
export const ModalStateContext = createContext<(state: ModalState) => void>(() => {});

/** What the library's dialog holds: the picture and the button that closes it. */
export function ZoomContent({ img, buttonUnzoom, modalState }: ContentProps) {
  const tell = use(ModalStateContext);
  // Before the next paint: the picture in the page must go in the same frame in which this one comes.
  useLayoutEffect(() => tell(modalState), [tell, modalState]);
  return (
    <>
      {img}
      {buttonUnzoom}
    </>
  );
}
