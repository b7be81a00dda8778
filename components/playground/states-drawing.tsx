import { labels } from '@/lib/playground/labels';
import type { AppState } from '@/lib/playground/messages';
import styles from './states.module.css';

const BOXES: readonly [state: AppState, x: number, y: number][] = [
  ['loaded', 110, 2],
  ['mounted', 110, 96],
  ['hidden', 2, 200],
  ['unmounted', 218, 200],
];

const ARROWS: readonly [path: string, call: string, x: number, y: number][] = [
  ['M180 50v42', 'mount()', 208, 75],
  ['M130 144L66 194', 'hide()', 72, 166],
  ['M92 194l64-50', 'show()', 148, 190],
  ['M208 144l64 50', 'unmount()', 280, 166],
  ['M246 194l-64-50', 'mount()', 202, 192],
];

/** The states of an app, with the one in which each app is lit up. */
export function StatesDrawing({ states }: { states: ReadonlyMap<string, AppState> }) {
  const appsIn = (state: AppState) =>
    [...states].flatMap(([app, now]) => (now === state ? [app] : []));
  const words = [...states].map(([app, now]) => `${app}: ${labels.appStates[now]}`);

  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 360 246"
      role="img"
      aria-label={`${labels.states}. ${words.join(', ')}`}
    >
      <defs>
        <marker id="states-tip" viewBox="0 0 8 8" refX="7" refY="4" orient="auto">
          <path d="M1 1l6 3-6 3" />
        </marker>
      </defs>
      {ARROWS.map(([path, call, x, y]) => (
        <g key={path}>
          <path d={path} markerEnd="url(#states-tip)" />
          <text x={x} y={y} className={styles.call}>
            {call}
          </text>
        </g>
      ))}
      {BOXES.map(([state, x, y]) => {
        const apps = appsIn(state);
        return (
          <g key={state} data-state={state} data-lit={apps.length > 0 ? '' : undefined}>
            <rect x={x} y={y} width="140" height="44" rx="10" />
            <text x={x + 70} y={y + (apps.length > 0 ? 19 : 27)}>
              {labels.appStates[state]}
            </text>
            {apps.length > 0 && (
              <text x={x + 70} y={y + 35} className={styles.apps}>
                {apps.join(', ')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
