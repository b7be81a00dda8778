import '../../styles/layers.css';
import '../../styles/tokens.css';
import '../../styles/reset.css';
import '../../styles/base.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { OwnApp } from '@/components/playground/own-app/own-app';
import { islandElement } from '@/components/site/island.element';
import { enOwnApp } from '@/lib/settings/en-own-app';

// The script of check-my-sub-app.html (lib/playground/build.ts): the page that checks a sub-app, as one file.

/** Files that the page of the site fetches, by URL, and the page of the stage. */
declare const parts: { files: Record<string, string>; stage: string };

// The file is also the page in its own frame: from a folder, there is no other.
if (window.location.search === document.documentElement.dataset.stage) becomeStage();
else showPage();

function becomeStage(): void {
  const stage = new DOMParser().parseFromString(parts.stage, 'text/html');
  const boot = document.createElement('script');
  boot.textContent = stage.querySelector('script')?.textContent ?? '';
  document.head.replaceChildren(...stage.head.childNodes);
  document.body.replaceChildren(...stage.body.childNodes);
  // A script that was only parsed does not run.
  document.body.append(boot);
}

function showPage(): void {
  const connect = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const text = parts.files[String(input)];
    return text === undefined ? connect(input, init) : new Response(text);
  };
  const main = document.querySelector('#checks');
  if (!main) return;
  flushSync(() => createRoot(main).render(<OwnApp labels={enOwnApp} hasFile={false} />));
  const load = () => import('@/components/playground/own-app/own-app-island');
  customElements.define('site-island', islandElement({ 'own-app': load }));
}
