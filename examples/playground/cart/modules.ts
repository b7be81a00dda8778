import * as react from 'react';
import * as jsx from 'react/jsx-runtime';
import * as client from 'react-dom/client';
import * as host from '../shared/host';

/** What `main.tsx` may import after readers have changed it. */
export const modules = {
  react,
  'react-dom/client': client,
  'react/jsx-runtime': jsx,
  '../shared/host': host,
};
