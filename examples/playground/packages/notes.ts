import * as host from './host';

/** What `apps/notes/main.js` may require. */
export const packages = { './host': host };
