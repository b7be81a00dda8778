import { useState } from 'react';
import { labels } from '@/lib/playground/labels';
import { projectFiles } from '@/lib/playground/project';
import { withBase } from '@/lib/routing/base-path';
import { useLabels } from '../site/app-root';
import { type CopyOutcome, copyWithOutcome } from '../ui/copy-press';
import styles from './info.module.css';
import { projectFrame, servedFiles } from './run/playground-files';
import type { Running } from './run/use-run';

export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const { prompt } = useLabels().copy;
  const [outcome, show] = useState<CopyOutcome>();
  return (
    <button
      type="button"
      className={styles.small}
      onClick={() => void copyWithOutcome(text(), { at: show, prompt, show })}
    >
      <span aria-live="polite">{outcome === 'copied' ? labels.copied : label}</span>
    </button>
  );
}

/** The facts for coding assistants in a project; not every site has them. */
async function agentsFile(): Promise<Record<string, string>> {
  const response = await fetch(withBase('/agents.md'));
  return response.ok ? { 'AGENTS.md': await response.text() } : {};
}

/** Saves a scenario with what is chosen and the reader's changes as a project of its own. */
export function DownloadButton({ running: { id, scenario, run } }: { running: Running }) {
  const { playground } = useLabels();
  const [hasFailed, setHasFailed] = useState(false);

  async function download() {
    const [frame, served, agents] = await Promise.all([
      projectFrame(),
      servedFiles(scenario, run.edits),
      agentsFile(),
    ]);
    const { zipFolder } = await import('@/lib/files/zip-folder');
    const folder = `garfish-${id}`;
    const files = { ...projectFiles(frame, scenario, served), ...agents };
    const bytes = zipFolder(folder, Object.entries(files));
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }));
    Object.assign(document.createElement('a'), { href: url, download: `${folder}.zip` }).click();
    // The browser reads it after the press.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
    setHasFailed(false);
  }

  return (
    <button
      type="button"
      className={styles.small}
      aria-label={hasFailed ? undefined : labels.downloadProject}
      onClick={() => download().catch(() => setHasFailed(true))}
    >
      {hasFailed ? playground.loadFailed : labels.download}
    </button>
  );
}
