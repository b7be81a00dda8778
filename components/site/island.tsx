import type { ReactNode } from 'react';
import type { OwnAppLabels } from '@/lib/settings/labels';

/** The islands with their props from the server. app/browser/start.ts has their components. */
export type IslandProps = {
  feedback: { question: string; thanks: string };
  'own-app': { labels: OwnAppLabels };
  playground: {
    id: string;
    /** Beside the list of scenarios, where the URL names the one that runs. */
    isListed?: boolean;
    /** Stop shows the fallback again, as on the home page. */
    isScene?: boolean;
  };
};

type Props<Name extends keyof IslandProps> = {
  name: Name;
  props: IslandProps[Name];
  /** The text that reports that the component could not be loaded. */
  failure: string;
  /** A JSON file of the site that the component gets as `data`. */
  file?: string;
  /** The moment at which it renders: near the viewport, or when a button or a form in it is used; its code loads shortly before. */
  starts?: 'visible' | 'pressed';
  /** A parameter in the URL of the page that starts it at once, with its value or any. */
  query?: string;
  /** Shows until the component renders, and where scripts do not run. */
  fallback: ReactNode;
  /** Stays above the component, such as a form whose fields become its props. */
  children?: ReactNode;
};

/** A React component with state and handlers, rendered in the browser (island.element.ts). */
export function Island<Name extends keyof IslandProps>({
  name,
  props,
  failure,
  file,
  starts = 'visible',
  query,
  fallback,
  children,
}: Props<Name>) {
  return (
    <site-island
      data-name={name}
      data-props={JSON.stringify(props)}
      data-file={file}
      data-starts={starts}
      data-query={query}
      data-failure={failure}
    >
      {children}
      <div data-fallback="">{fallback}</div>
    </site-island>
  );
}
