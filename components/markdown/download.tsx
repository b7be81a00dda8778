import DownloadIcon from 'lucide-react/icons/download';
import type { ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import ui from '../ui/ui.module.css';

/** The button that downloads an example as a zip; it says how large that is. */
export async function Download({
  href,
  project,
  sizeOfProject,
  children,
}: {
  href: string;
  project: string;
  sizeOfProject: (name: string) => Promise<number>;
  children: ReactNode;
}) {
  const size = Math.ceil((await sizeOfProject(project)) / 1000);
  return (
    <a className={ui.button} data-quiet href={withBase(href)} download>
      <DownloadIcon size={18} aria-hidden="true" />
      <span>{children}</span>
      <small data-part="file-size">{size} kB</small>
    </a>
  );
}
