'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import Globe from 'lucide-react/icons/globe';
import { type ReactNode, useEffect } from 'react';
import { useLabels, useScope } from '../site/site-context';
import { IntentLink } from '../ui/intent-link';
import ui from '../ui/ui.module.css';
import { useDropdown } from '../ui/use-dropdown';
import screen from './nav-screen.module.css';
import tools from './tools.module.css';
import { type ScopeChoice, useScopeChoices } from './use-scope-choices';

type ChoicesProps = { choices: ScopeChoice[]; onChoose: () => void };

/** The menus of languages and versions in the top bar, where the site has several. */
export function Switchers() {
  const { nav } = useLabels();
  const { scope } = useScope();
  const { languages, versions, prepare, onChoose } = useScopeChoices();
  return (
    <>
      <Switcher choices={versions} onInterest={prepare} onChoose={onChoose}>
        <summary className={tools.version}>
          <span className="visually-hidden">{nav.versions} </span>
          {scope.version}
          <ChevronDown size={16} aria-hidden="true" />
        </summary>
      </Switcher>
      <Switcher choices={languages} onInterest={prepare} onChoose={onChoose}>
        <summary className={ui.iconButton} aria-label={nav.languages}>
          <Globe size={20} aria-hidden="true" />
        </summary>
      </Switcher>
    </>
  );
}

function Switcher({
  choices,
  onChoose,
  onInterest,
  children,
}: ChoicesProps & { onInterest: () => void; children: ReactNode }) {
  const { box, onPointerEnter, ...events } = useDropdown();

  // The reader may have opened it before hydration.
  useEffect(() => {
    if (box.current?.open) onInterest();
  }, [box, onInterest]);

  if (choices.length === 0) return null;
  return (
    <details
      ref={box}
      className={tools.popup}
      {...events}
      onToggle={onInterest}
      onFocus={onInterest}
      onPointerEnter={(event) => {
        onInterest();
        onPointerEnter(event);
      }}
    >
      {children}
      <ul className={`${ui.dropdown} ${tools.panel}`}>
        <Choices choices={choices} onChoose={onChoose} className={ui.choice} />
      </ul>
    </details>
  );
}

/** The same choices as lists in the navigation screen. */
export function SwitcherLists({ isOpen }: { isOpen: boolean }) {
  const { nav } = useLabels();
  const { languages, versions, prepare, onChoose } = useScopeChoices();
  const lists = [
    { title: nav.versions, choices: versions },
    { title: nav.languages, choices: languages },
  ].filter(({ choices }) => choices.length > 0);

  const isWanted = isOpen && lists.length > 0;
  useEffect(() => {
    if (isWanted) prepare();
  }, [isWanted, prepare]);

  return lists.map(({ title, choices }) => (
    <div key={title} className={tools.list}>
      <p className={screen.heading}>{title}</p>
      <ul aria-label={title}>
        <Choices choices={choices} onChoose={onChoose} className={screen.row} />
      </ul>
    </div>
  ));
}

function Choices({
  choices,
  onChoose,
  className,
}: ChoicesProps & { className: string | undefined }) {
  return choices.map(({ scope, name, href, isCurrent }) => (
    <li key={name}>
      {isCurrent ? (
        <span className={className} aria-current="true" lang={scope.lang}>
          {name}
        </span>
      ) : (
        <IntentLink
          className={className}
          href={href}
          hrefLang={scope.lang}
          lang={scope.lang}
          onClick={onChoose}
          // Into another tab, with the middle button.
          onAuxClick={onChoose}
        >
          {name}
        </IntentLink>
      )}
    </li>
  ));
}
