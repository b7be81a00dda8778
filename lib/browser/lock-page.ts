/** Layers that cover the page: the navigation of small screens, the sidebar as a drawer, or a dialog. */
export type Lock = 'screen' | 'drawer' | 'dialog';

/** Keeps the page below from scrolling, and dims it (parts.css). Returns how to end that. */
export function lockPage(lock: Lock): () => void {
  const { dataset, clientWidth } = document.documentElement;
  // Keeps the space of a scroll bar that is not an overlay.
  if (window.innerWidth > clientWidth) dataset.scrollBar = 'wide';
  dataset.lock = lock;
  return () => {
    // Something else may have covered the page since.
    if (dataset.lock === lock) delete dataset.lock;
  };
}
