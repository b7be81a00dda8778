import * as react from 'react';
import * as client from 'react-dom/client';
import * as host from './host';

/** What `apps/cart/main.js` may require. */
export const packages = { react, 'react-dom/client': client, './host': host };
