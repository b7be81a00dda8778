import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import type { ReactNode } from 'react';
import { withBase } from '@/lib/routing/base-path';
import type { RoutePath } from '@/lib/routing/route-path';
import { type PagesByKey, type Scope, scopeKey, switchScope } from '@/lib/routing/scope';
import type { PageContext } from '../site/page-context';
import ui from '../ui/ui.module.css';
import screen from './nav-screen.module.css';
import tools from './tools.module.css';

/** A language or version, with the page in it or its nearest parent. */
type Choice = {
  scope: Scope;
  name: string;
  route: RoutePath;
  isSamePage: boolean;
  isCurrent: boolean;
};

/** Links to the page in other languages and versions; `pages` are those of the site. */
type Props = { context: PageContext; pages: PagesByKey };

/** The menus of languages and versions in the top bar, where the site has several. */
export function Switchers(props: Props) {
  const { labels, scope } = props.context;
  const { languages, versions } = choicesOf(props);
  return (
    <>
      <Switcher choices={versions}>
        <summary className={`row item ${ui.choice}`}>
          <span className="visually-hidden">{labels.nav.versions} </span>
          {scope.version}
          <ChevronDown size={16} aria-hidden="true" />
        </summary>
      </Switcher>
      <Switcher choices={languages}>
        <summary className="icon-button" aria-label={labels.nav.languages}>
          <Globe size={20} aria-hidden="true" />
        </summary>
      </Switcher>
    </>
  );
}

function Switcher({ choices, children }: { choices: Choice[]; children: ReactNode }) {
  if (choices.length === 0) return null;
  return (
    <site-dropdown data-opens-on="hover" data-switcher>
      <details className={tools.popup}>
        {children}
        <ul className={`floating ${ui.dropdown} ${tools.panel}`}>
          <Choices choices={choices} className={`row item ${ui.choice}`} />
        </ul>
      </details>
    </site-dropdown>
  );
}

/** The same choices as lists in the navigation screen. */
export function SwitcherLists(props: Props) {
  const { nav } = props.context.labels;
  const { languages, versions } = choicesOf(props);
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
  return choices.map(({ scope, name, route, isSamePage, isCurrent }) => (
    <li key={name}>
      {isCurrent ? (
        <span className={className} aria-current="true" lang={scope.lang}>
          {name}
        </span>
      ) : (
        // scope-links.ts keeps the hash and the query.
        <a
          className={className}
          href={withBase(route)}
          hrefLang={scope.lang}
          lang={scope.lang}
          data-same-page={isSamePage}
        >
          {name}
        </a>
      )}
    </li>
  ));
}

/** Returns no choices of a kind of which there is only one. */
function choicesOf({ context: { site, scope, path }, pages }: Props) {
  const { langs, versions } = site.scopes;
  const choicesIn = (scopes: readonly Scope[], nameOf: (scope: Scope) => string) =>
    scopes.flatMap((to): Choice[] => {
      const target = scopes.length > 1 && switchScope(path, scope, to, site.scopes, pages);
      const isCurrent = scopeKey(to) === scopeKey(scope);
      return target ? [{ ...target, scope: to, name: nameOf(to), isCurrent }] : [];
    });
  const labelOf = ({ lang }: Scope) =>
    site.locales.find((locale) => locale.lang === lang)?.label ?? lang;
  return {
    languages: choicesIn(
      langs.map((lang) => ({ ...scope, lang })),
      labelOf,
    ),
    versions: choicesIn(
      versions.map((version) => ({ ...scope, version })),
      ({ version }) => version,
    ),
  };
}
