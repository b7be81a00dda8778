import type { ReactNode } from 'react';
import { fill } from '@/lib/labels/fill';
import type { Labels } from '@/lib/labels/labels';
import badge from './badge.module.css';
import beside from './beside.module.css';
import fileTree from './file-tree.module.css';
import steps from './steps.module.css';

/*
 * Components that are only a style around their content.
 */

type Content = { children?: ReactNode };

export function Highlight({ children }: Content) {
  return <mark>{children}</mark>;
}

export function Beside({ children }: Content) {
  return <div className={beside.beside}>{children}</div>;
}

export function Steps({ labels, children }: Content & { labels: Labels }) {
  return (
    // Where components/reading puts its boxes.
    <div className={`flow ${steps.steps}`} data-steps data-step-label={labels.reading.stepDone}>
      {children}
    </div>
  );
}

/** Files and folders; the build has split each item of the list into its name and its comment. */
export function FileTree({ children }: Content) {
  return <div className={fileTree.tree}>{children}</div>;
}

export function Badge({
  text,
  type = 'tip',
  outline = false,
  children = text,
}: {
  text?: string;
  type?: 'tip' | 'info' | 'warning' | 'danger';
  outline?: boolean;
  children?: ReactNode;
}) {
  return (
    <span className={badge.badge} data-type={type} data-outline={outline || undefined}>
      {children}
    </span>
  );
}

export function Since({ version, labels }: { version: string; labels: Labels }) {
  return <Badge type="info" text={fill(labels.doc.since, { version })} />;
}
