import type { Page, Route } from '@playwright/test';

/** Lets the first request for a file fail, and returns how many have failed. */
export async function failOnce(page: Page, file: string): Promise<() => number> {
  let failed = 0;
  await page.route(file, (route: Route) => {
    if (failed > 0) return route.continue();
    failed++;
    return route.abort('connectionreset');
  });
  return () => failed;
}

/** Does to a page what the translators of browsers do: each text is in elements of theirs. */
export const translate = (page: Page) => page.evaluate(translateTexts);

/** Runs in the page. */
export function translateTexts(): void {
  document.documentElement.lang = 'de';
  document.documentElement.classList.add('translated-ltr');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, [translate="no"]'))
      continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    text.replaceWith(font);
    font.firstElementChild?.append(text.data.toUpperCase());
  }
}

/** What extensions do to a page, by name. */
export const EXTENSIONS: Readonly<Record<string, () => void>> = {
  'adds an element to the body': () => document.body.append(document.createElement('div')),
  'adds an element before the page': () => document.body.prepend(document.createElement('aside')),
  'adds an element to the document': () =>
    document.documentElement.append(document.createElement('grammar-desktop')),
  'adds a frame to the body': () => document.body.append(document.createElement('iframe')),
  'adds a dialog to the body': () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
  },
  'adds an element to the article': () =>
    document.querySelector('article')?.prepend(document.createElement('section')),
  'adds a button to each code block': () => {
    for (const code of document.querySelectorAll('pre')) {
      code.append(document.createElement('button'));
    }
  },
  'adds a mark to each link': () => {
    for (const link of document.querySelectorAll('a')) link.append(document.createElement('sup'));
  },
  'writes into each field': () => {
    for (const field of document.querySelectorAll('input')) {
      field.setAttribute('data-lpignore', 'true');
      field.after(document.createElement('span'));
    }
  },
  'changes attributes of the document': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.documentElement.style.setProperty('--extension', '1');
    document.body.className = 'extension';
  },
  'wraps the words of the sidebar': () => {
    for (const link of document.querySelectorAll('[data-part="sidebar"] a')) {
      const words = document.createElement('span');
      words.textContent = link.textContent;
      link.replaceChildren(words);
    }
  },
  'removes the outline': () => document.querySelector('[data-part="outline"]')?.remove(),
  'empties the footer': () =>
    document.querySelector('[data-part="footer"]')?.replaceChildren(document.createElement('p')),
  'removes the buttons of the page': () =>
    document.querySelector('[data-part="copy-page"]')?.remove(),
};

/** States of the browser's storage in which a page is opened, by name. */
export const STORAGES: Readonly<Record<string, () => void>> = {
  'is refused': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'holds what the site never wrote': () => {
    for (const key of ['rspress-theme-appearance', 'rspress-visited', 'rspress-found-words']) {
      for (const storage of [localStorage, sessionStorage]) storage.setItem(key, '{"a":[');
    }
    localStorage.setItem('rspress.tabs.package.manager', 'deno');
  },
  'loses everything while the page is open': () => {
    addEventListener('pointerdown', () => localStorage.clear());
  },
};
