import * as host from '../shared/host';

/** What `main.ts` may import after readers have changed it. */
export const modules = { '../shared/host': host };
