import { open } from './shop.js';

export const provider = { render: open, destroy() {} };
