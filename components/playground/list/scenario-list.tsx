import ChevronDown from 'lucide-react/icons/chevron-down';
import { readScenario, SUBJECTS } from '@/lib/playground/read-scenarios';
import { Filter } from '../../filter/filter';
import type { PageContext } from '../../site/page-context';
import ui from '../../ui/ui.module.css';
import { Playground } from '../playground';
import styles from './scenario-list.module.css';

/** The content of the box before the reader chooses. */
const FIRST = 'three-apps';

/** The box that runs a scenario, and a panel (a popover) with all scenarios by subject and a filter. */
export function ScenarioList({ context }: { context: PageContext }) {
  const list = context.labels.scenarios;
  return (
    <div data-scenarios data-wide>
      <button
        type="button"
        className={`spread ${ui.button}`}
        data-quiet=""
        data-opens="scenarios"
        popoverTarget="scenario-list"
      >
        {list.name}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <nav
        id="scenario-list"
        popover="auto"
        className={`plain floating ${styles.list}`}
        aria-label={list.name}
      >
        <div className={styles.subjects}>
          <Filter label={list.filter} placeholder={list.placeholder} labels={list} />
          {SUBJECTS.map(({ name, ids }) => (
            <section key={name}>
              <strong>{name}</strong>
              <ul aria-label={name}>
                {ids.map((id) => {
                  const { title, summary } = readScenario(id);
                  return (
                    <li key={id}>
                      <a
                        href={`?playground=${id}`}
                        data-scenario={id}
                        aria-current={id === FIRST || undefined}
                      >
                        <b>{title}</b> <span>{summary}</span>
                      </a>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
        </div>
      </nav>
      <Playground context={context} scenario={FIRST} isListed />
    </div>
  );
}
