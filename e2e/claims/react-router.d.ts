import type { ComponentType } from 'react';

// The types of React Router 6 declare `startViewTransition` anew, for the whole project.

type Part = ComponentType<Record<string, unknown>>;

export declare const BrowserRouter: Part;
export declare const Link: Part;
export declare const Route: Part;
export declare const Routes: Part;
export declare function useLocation(): { pathname: string };
