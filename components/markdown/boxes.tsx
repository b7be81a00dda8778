import type { ComponentProps, ReactNode } from 'react';
import ui from '../ui/ui.module.css';
import beside from './beside.module.css';
import fileTree from './file-tree.module.css';
import steps from './steps.module.css';

/*
 * Components that are only a style around their content.
 */

type Content = { children?: ReactNode };

export function Beside({ children }: Content) {
  return <site-beside className={beside.beside}>{children}</site-beside>;
}

export function Steps({ children }: Content) {
  return (
    <div className={`flow ${steps.steps}`} data-steps>
      {children}
    </div>
  );
}

/** The files of an example (lib/markdown/document/example-projects.ts). */
export function FileTree({ children }: Content) {
  return <div className={`plain ${fileTree.tree}`}>{children}</div>;
}

export function Badge({
  text,
  type = 'tip',
}: {
  text: string;
  type?: 'tip' | 'info' | 'warning' | 'danger';
}) {
  return (
    <span className={ui.tag} data-colour={type === 'tip' ? 'success' : type}>
      {text}
    </span>
  );
}

/** A box of the writer's own has the rhythm of the article. */
export function Box({ className = '', ...props }: ComponentProps<'div'>) {
  return <div {...props} className={`flow ${className}`.trim()} />;
}
