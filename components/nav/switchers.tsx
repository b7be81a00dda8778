import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import { type Scope, scopeKey, scopePrefix } from '@/lib/routing/scope';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import screen from './nav-screen.module.css';
import tools from './tools.module.css';

/** A language or version to choose. */
type Choice = { scope: Scope; name: string; href: string; isCurrent: boolean };

/** The menus of languages and versions in the top bar, where the site has several. */
export function Switchers({ context }: { context: PageContext }) {
  const { labels, scope } = context;
  const { languages, versions } = choicesOf(context);
  return (
    <>
      <Switcher choices={versions}>
        <summary className={`row ${ui.choice}`}>
          <span className="visually-hidden">{labels.nav.versions} </span>
          {scope.version}
          <ChevronDown size={16} aria-hidden="true" />
        </summary>
      </Switcher>
      <Switcher choices={languages}>
        <summary className={ui.iconButton} aria-label={labels.nav.languages}>
          <Globe size={20} aria-hidden="true" />
        </summary>
      </Switcher>
    </>
  );
}

function Switcher({ choices, children }: { choices: Choice[]; children: ReactNode }) {
  if (choices.length === 0) return null;
  return (
    <details className={tools.popup} data-dropdown="hover" data-switcher>
      {children}
      <ul className={`floating ${ui.dropdown} ${tools.panel}`}>
        <Choices choices={choices} className={`row ${ui.choice}`} />
      </ul>
    </details>
  );
}

/** The same choices as lists in the navigation screen. */
export function SwitcherLists({ context }: { context: PageContext }) {
  const { nav } = context.labels;
  const { languages, versions } = choicesOf(context);
  const lists = [
    { title: nav.versions, choices: versions },
    { title: nav.languages, choices: languages },
  ].filter(({ choices }) => choices.length > 0);
  return lists.map(({ title, choices }) => (
    <div key={title} data-switcher>
      <p className={`row ${screen.heading}`}>{title}</p>
      <ul aria-label={title}>
        <Choices choices={choices} className={`row ${screen.row}`} />
      </ul>
    </div>
  ));
}

function Choices({ choices, className }: { choices: Choice[]; className: string | undefined }) {
  return choices.map(({ scope, name, href, isCurrent }) => (
    <li key={name}>
      {isCurrent ? (
        <span className={className} aria-current="true" lang={scope.lang}>
          {name}
        </span>
      ) : (
        <a className={className} href={withBase(href)} hrefLang={scope.lang} lang={scope.lang}>
          {name}
        </a>
      )}
    </li>
  ));
}

/** None where there is only one. The links lead to home pages, until scope-links.ts knows of others. */
function choicesOf({ site: { scopes, locales }, scope }: PageContext) {
  const { langs, versions } = scopes;
  const choice = (to: Scope, name: string): Choice => ({
    scope: to,
    name,
    href: `${scopePrefix(to, scopes)}/`,
    isCurrent: scopeKey(to) === scopeKey(scope),
  });
  const nameOf = (lang: string) => locales.find((locale) => locale.lang === lang)?.label ?? lang;
  const languages = langs.map((lang) => choice({ ...scope, lang }, nameOf(lang)));
  return {
    languages: langs.length > 1 ? languages : [],
    versions:
      versions.length > 1 ? versions.map((version) => choice({ ...scope, version }, version)) : [],
  };
}
