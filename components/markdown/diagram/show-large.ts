import { lockPage } from '@/lib/browser/lock-page';
import styles from './show-large.module.css';

/** Shows a copy of a drawing over the page, larger than a small screen, so that it can be moved about. */
export function showLarge(svg: SVGElement, { name, close }: { name: string; close: string }): void {
  const dialog = document.createElement('dialog');
  dialog.className = styles.large ?? '';
  dialog.ariaLabel = name;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = close;
  button.textContent = '×';
  dialog.append(button, svg.cloneNode(true));
  document.body.append(dialog);
  const unlock = lockPage('dialog');
  // A press anywhere closes it; Escape and the Back gesture do so by themselves.
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => {
    unlock();
    dialog.remove();
  });
  dialog.showModal();
}
