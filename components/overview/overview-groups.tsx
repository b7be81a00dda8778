'use client';

import { memo, useDeferredValue, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fill } from '@/lib/labels/labels';
import {
  countMissing,
  countPages,
  filterOverview,
  type NamesOfPages,
  type OverviewChoice,
} from '@/lib/navigation/overview';
import type { OverviewGroup } from '@/lib/navigation/types';
import { normalizePath, type RoutePath } from '@/lib/routing/route-path';
import { useLabels } from '../site/site-context';
import { markMissingRows, useApiNames } from './api-names';
import styles from './overview.module.css';
import { Group } from './overview-group';

/** The groups of an overview, and above them what filters them: a word and a version. */
export function OverviewGroups({
  groups,
  versions,
}: {
  groups: OverviewGroup[];
  /** What readers may choose from, the newest first, and the page whose tables follow the choice. */
  versions?: { list: readonly string[]; route: RoutePath };
}) {
  const { overview } = useLabels();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [query, setQuery] = useState('');
  const [version, setVersion] = useState('');
  // The letters show at once; the list follows when the browser has time for it.
  const deferred = useDeferredValue(query);
  const { names, loadNames } = useApiNames();

  // What was typed or chosen before the script ran, or is put back by the browser after a reload.
  const takeOver = useEffectEvent(() => {
    const text = input.current?.value;
    const chosen = select.current?.value;
    if (text) setQuery(text);
    if (chosen) setVersion(chosen);
    const { activeElement } = document;
    const isInUse = activeElement === input.current || activeElement === select.current;
    if (text || chosen || isInUse) loadNames();
  });
  useEffect(() => takeOver(), []);

  const own = versions && names?.get(normalizePath(versions.route));
  useEffect(() => {
    if (version === '' || !own) return;
    const rows = document.querySelectorAll<HTMLTableRowElement>(`.${styles.sections} tbody tr`);
    return markMissingRows(rows, own, version);
  }, [own, version]);

  return (
    <>
      {/* The style hides it where no script could answer it. */}
      <div className={styles.filter}>
        <div>
          <label htmlFor={id}>{overview.filter}</label>
          <input
            ref={input}
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder={overview.filterPlaceholder}
            value={query}
            onFocus={loadNames}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={({ key, nativeEvent }) => {
              // Not every browser does this itself.
              if (key === 'Escape' && !nativeEvent.isComposing) setQuery('');
            }}
          />
        </div>
        {versions && versions.list.length > 0 && (
          <div>
            <label htmlFor={`${id}v`}>{overview.version}</label>
            <select
              ref={select}
              id={`${id}v`}
              value={version}
              onFocus={loadNames}
              onChange={(event) => {
                loadNames();
                setVersion(event.target.value);
              }}
            >
              <option value="">{overview.newest}</option>
              {versions.list.map((one) => (
                <option key={one} value={one}>
                  {fill(overview.from, { version: one })}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <Results groups={groups} query={deferred} version={version} names={names} />
    </>
  );
}

const Results = memo(function Results({
  groups,
  query,
  version,
  names,
}: {
  groups: OverviewGroup[];
  names: NamesOfPages | undefined;
} & Required<OverviewChoice>) {
  const { overview } = useLabels();
  const left = filterOverview(groups, { query, ...(version ? { version } : {}) }, names);
  const hasNone = query !== '' && left.length === 0 && names !== undefined;

  const pages = () => {
    if (query === '' || left.length === 0) return [];
    const count = countPages(left);
    return [fill(count === 1 ? overview.countOne : overview.count, { count: String(count) })];
  };
  const missing = () => {
    if (version === '' || names === undefined) return [];
    if (names.size === 0) return [overview.noNames];
    const count = countMissing(left, version);
    const { missingNone, missingOne, missing: several } = overview;
    const text = count === 0 ? missingNone : count === 1 ? missingOne : several;
    return [fill(text, { version, count: String(count) })];
  };
  const look = version === '' ? 'visually-hidden' : styles.status;
  return (
    <>
      {/* One element for all, as only an element that was there before is read out. */}
      <p role="status" className={hasNone ? styles.none : look}>
        {hasNone ? fill(overview.noResult, { query }) : [...pages(), ...missing()].join('. ')}
      </p>
      {left.map((group) => (
        <Group key={group.text} group={group} version={version} />
      ))}
    </>
  );
});
